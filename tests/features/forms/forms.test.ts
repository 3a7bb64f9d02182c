import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const app = resolve(import.meta.dirname, '../../app')

test('every form specifies its method, because a GET before hydration would put passwords into the URL', () => {
  const withoutMethod = globSync('**/*.tsx', { cwd: app }).filter((file) =>
    (readFileSync(resolve(app, file), 'utf8').match(/<form\b[^]*?>/g) ?? []).some(
      (form) => !/\bmethod="(post|get)"/.test(form),
    ),
  )
  expect(withoutMethod).toEqual([])
})
