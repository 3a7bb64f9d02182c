import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readMessages } from './all-texts.ts'

const root = resolve(import.meta.dirname, '../..')

/** The contents of all source files of both programs, except generated code and texts. */
const sources = ['app', 'provider']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !/\/(paraglide|texts)\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
const combinedSource = sources.join('\n')
const messagesModule = "'#app/paraglide/messages.js'"

test('every message is used [R1.03]', () => {
  const used = new Set([...combinedSource.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key))
  expect([...readMessages('en').keys()].filter((key) => !used.has(key))).toEqual([])
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

test('every text of the payment page and the emails is used [R1.03]', async () => {
  const folder = join(root, 'provider')
  const english = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\/texts\/(.*\/)?en\.ts$/.test(file),
  )
  expect(english.length).toBeGreaterThan(1)
  const unused: string[] = []
  for (const file of english) {
    const { en }: { en: Record<string, string> } = await import(join(folder, file))
    const keys = Object.keys(en).filter(
      (key) => !new RegExp(`\\w\\.${key}\\b|'${key}'`).test(combinedSource),
    )
    unused.push(...keys.map((key) => `${file} ${key}`))
  }
  expect(unused).toEqual([])
})
