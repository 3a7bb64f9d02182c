import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { listMessageFiles, readMessages } from './all-texts.ts'

const root = resolve(import.meta.dirname, '../..')

/** The contents of the source files of both programs, except generated code and texts. */
const sources = ['app', 'provider']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !/\/paraglide\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
const combinedSource = sources.join('\n')
const messagesModule = "'#app/paraglide/messages.js'"

test('every message is used [R1.03]', () => {
  const find = (pattern: RegExp) =>
    new Set([...combinedSource.matchAll(pattern)].map(([, key]) => key))
  const called = find(/\b(?:m|texts|getMailTexts\(mail\))\.(\w+)/g)
  // The back end also has arrays of keys.
  const listed = find(/'(\w+)'/g)
  const pageFiles = listMessageFiles('en').filter((file) => !file.startsWith('provider'))
  const pages = readMessages('en', pageFiles)
  const unused = [...readMessages('en').keys()].filter(
    (key) => !called.has(key) && (pages.has(key) || !listed.has(key)),
  )
  expect(unused).toEqual([])
})

test('no message key is computed at run time [R1.03]', () => {
  const importing = sources.filter((file) => file.includes(messagesModule))
  expect(importing.length).toBeGreaterThan(50)
  for (const file of importing) {
    expect(file).toContain(`import { m } from ${messagesModule}`)
    const rest = file.replace(`import { m } from ${messagesModule}`, '')
    // Code that received `m` itself could compute message keys.
    expect(rest).not.toMatch(/(?<![\w.'"’-])m(?![\w.'"’-])/)
  }
})
