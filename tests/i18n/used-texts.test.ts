import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { messagesOf } from './all-texts.ts'

const app = resolve(import.meta.dirname, '../../app')

/** All source of the app but what is generated, and what is itself texts. */
const files = readdirSync(app, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !/\/(paraglide|texts)\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
const source = files.join('\n')
const messages = "'#app/paraglide/messages.js'"

test('R1.03 every message is said somewhere', () => {
  const said = new Set([...source.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key))
  expect([...messagesOf('en').keys()].filter((key) => !said.has(key))).toEqual([])
})

test('R1.03 no message is looked up by a name made at run time, which nobody could follow', () => {
  const speaking = files.filter((file) => file.includes(messages))
  expect(speaking.length).toBeGreaterThan(50)
  for (const file of speaking) {
    expect(file).toContain(`import { m } from ${messages}`)
    const rest = file.replace(`import { m } from ${messages}`, '')
    // Anything but a key behind the name would hand all messages on.
    expect(rest).not.toMatch(/(?<![\w.'"’-])m(?![\w.'"’-])/)
  }
})

test('R1.03 every text of the payment page and of mails is said somewhere', async () => {
  const folder = join(app, 'provider-embedded/texts')
  const english = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\ben\.ts$/.test(file),
  )
  expect(english.length).toBeGreaterThan(1)
  const unsaid: string[] = []
  for (const file of english) {
    const { en }: { en: Record<string, string> } = await import(join(folder, file))
    const keys = Object.keys(en).filter(
      (key) => !new RegExp(`\\w\\.${key}\\b|'${key}'`).test(source),
    )
    unsaid.push(...keys.map((key) => `${file} ${key}`))
  }
  expect(unsaid).toEqual([])
})
