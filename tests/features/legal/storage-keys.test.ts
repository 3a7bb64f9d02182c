import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import { storageKeys } from '#app/router/browser-storage.ts'

const legal = resolve(import.meta.dirname, '../../../shop/legal')

test.each(locales)('the privacy policy lists every browser storage key (%s)', (locale) => {
  const text = readFileSync(resolve(legal, locale, 'privacy.md'), 'utf8')
  const unnamed = storageKeys.filter((key) => !new RegExp(`[“„‘«]\\s?${key}\\s?[”“’»]`).test(text))
  expect(unnamed).toEqual([])
})
