import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'

const app = resolve(import.meta.dirname, '../../../app')

const call =
  /\b(?:getItem|setItem|removeItem|readStored)\(\s*([`'\w.]+)|([\w.]+) in (?:local|session)Storage/g

/** Parameters whose callers pass a storage key. */
const wrapper = join(app, 'ui/read-stored.ts')

function listFiles(): string[] {
  return readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('paraglide/'))
    .map((path) => join(app, path))
    .filter((path) => path !== wrapper)
}

/** Returns the value of a constant in a file, such as `storageKey` or `shortcutStorage.key`. */
function findValue(file: string, expression: string): string | null {
  const literal = /^[`']([\w.-]+)/.exec(expression)
  if (literal?.[1]) return literal[1]
  const source = readFileSync(file, 'utf8')
  const [name = '', property] = expression.split('.')
  const declared = property
    ? new RegExp(`const ${name} = \\{[^}]*?\\b${property}: '([^']+)'`)
    : new RegExp(`const ${name} = '([^']+)'`)
  const value = declared.exec(source)?.[1]
  if (value) return value
  const imported = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(
    source,
  )?.[1]
  if (!imported) return null
  const target = imported.startsWith('#app/')
    ? join(app, imported.slice('#app/'.length))
    : resolve(dirname(file), imported)
  return findValue(target, expression)
}

/** Returns the app's storage keys; an entry without a resolvable key is the place of its use. */
function findKeys(): string[] {
  const keys = listFiles().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(call)].map(([, argument, owner]) => {
      const expression = argument ?? owner ?? ''
      return findValue(file, expression) ?? `${expression} in ${file}`
    }),
  )
  return [...new Set(keys)].toSorted()
}

test.each(locales)('the privacy policy lists every browser storage key (%s)', (locale) => {
  const text = readFileSync(resolve(app, `../shop/legal/${locale}/privacy.md`), 'utf8')
  const keys = findKeys()
  expect(keys).toContain('playback')
  const unnamed = keys.filter((key) => !new RegExp(`[“„‘«]\\s?${key}\\s?[”“’»]`).test(text))
  expect(unnamed).toEqual([])
})
