import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const assets = resolve(import.meta.dirname, '../../dist/client/assets')
const files = readdirSync(assets).filter((file) => file.endsWith('.css'))
const selectors = files
  .flatMap((file) => readFileSync(join(assets, file), 'utf8').split('}'))
  .map((rule) => rule.slice(rule.lastIndexOf('{', rule.lastIndexOf('{') - 1) + 1))
  .map((rule) => rule.split('{')[0] ?? '')

test('no :has() rule applies to every descendant, because each new element would then restyle the page', () => {
  const withHas = selectors.filter((selector) => selector.includes(':has('))
  expect(withHas.length).toBeGreaterThan(0)
  expect(withHas.filter((selector) => /[\s>]\*/.test(selector))).toEqual([])
})
