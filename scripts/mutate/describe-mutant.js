import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../launch/project.js'

const maxLength = 70

/** Describes a mutant in one line: its file and line, the original code and the replacement. */
export function describeMutant({ fileName, location, replacement, status }) {
  const { start, end } = location
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
  // The end first: on a single line, both columns count from the start of the original.
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1)
  lines[0] = lines[0].slice(start.column - 1)
  const note = status === 'NoCoverage' ? ' (no test runs this)' : ''
  const change = `${shorten(lines.join(' '))} → ${shorten(replacement)}`
  return `${relative(root, fileName)}:${start.line}: ${change}${note}`
}

function shorten(code) {
  const line = code.replaceAll(/\s+/g, ' ')
  return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line
}
