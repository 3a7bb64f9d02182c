import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../launch/project.js'

/**
 * Returns the tests in the folders named like those of the files, the tests that import one of the
 * files, and the tests in other folders that are given. `vitest related` would find nearly all tests
 * of the provider, because they open all of it. The files are patterns, perhaps with a range of lines.
 */
export function findTests(patterns, given) {
  const files = globSync(
    patterns.map((pattern) => pattern.replace(/:\d.*$/, '')),
    { cwd: root },
  )
  const folders = [...given, ...files.map(findTestFolder)].filter((folder) => folder !== null)
  const names = files.map((file) => `/${basename(file)}'`)
  return globSync('tests/**/*.test.{ts,tsx}', { cwd: root }).filter((test) => {
    if (folders.some((folder) => test === folder || test.startsWith(`${folder}/`))) return true
    const source = readFileSync(join(root, test), 'utf8')
    return names.some((name) => source.includes(name))
  })
}

/** Returns the deepest folder of tests that mirrors the folder of a file. */
function findTestFolder(file) {
  const folder = dirname(file)
  if (folder === '.') return null
  const tests = join('tests', folder.replace(/^app\//, ''))
  return statSync(join(root, tests), { throwIfNoEntry: false }) ? tests : findTestFolder(folder)
}
