import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { getRequestKind, pageKinds } from '#app/server/http/request-kind.ts'

const routes = resolve(import.meta.dirname, '../../../app/routes')

test('every page has a kind in the metrics [P9.07]', () => {
  const files = readdirSync(routes, { encoding: 'utf8', recursive: true })
  const pages = files.filter((name) => name.endsWith('.tsx'))
  const folders = pages.map((name) => name.replace(/[./].*$/, '').replaceAll(/[[\]]/g, ''))
  const expected = new Set(folders.filter((name) => name !== '__root' && name !== 'index'))
  expect(pageKinds).toEqual([...expected].toSorted())
})

test.each([
  ['/en/', 'home'],
  ['/', 'home'],
  ['/de/catalog', 'catalog'],
  ['/de/catalog/12', 'product'],
  ['/en/crates/a-secret-token', 'crates'],
  ['/download/12', 'download'],
  ['/_serverFn/abc', '_serverFn'],
  ['/en/wp-login.php', 'other'],
  ['/readyz', 'readyz'],
])('%s is of the kind %s [P9.07]', (path, kind) => {
  expect(getRequestKind(path)).toBe(kind)
})
