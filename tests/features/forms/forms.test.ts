import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const app = resolve(import.meta.dirname, '../../app')

test('a form says how it is sent: before its script has loaded, a password would end up in the address', () => {
  const silent = globSync('**/*.tsx', { cwd: app }).filter((file) =>
    (readFileSync(resolve(app, file), 'utf8').match(/<form\b[^]*?>/g) ?? []).some(
      (form) => !/\bmethod="(post|get)"/.test(form),
    ),
  )
  expect(silent).toEqual([])
})
