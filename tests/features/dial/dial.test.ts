import { expect, test } from 'vitest'
import { parseCatalogSearch } from '#app/features/catalog/catalog-search.ts'
import { unsetDial, toDialParams } from '#app/features/dial/dial.ts'
import { parseDialParams } from '#app/features/dial/parse-dial-params.ts'

test.each([
  unsetDial,
  { tempo: 128.5, key: null, isExactKey: false },
  { tempo: null, key: 'f-sharp-minor', isExactKey: false },
  { tempo: 90, key: 'a-minor', isExactKey: true },
])('a catalogue link restores the dial it was copied from: %o [P3.09]', (dial) => {
  expect(parseDialParams(parseCatalogSearch({ ...toDialParams(dial) }))).toEqual(dial)
})

test('without a key, a link does not contain the exact key setting', () => {
  expect(toDialParams({ ...unsetDial, isExactKey: true }).dial_exact).toBe(undefined)
})
