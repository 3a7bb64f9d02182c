import { expect, test } from 'vitest'
import { getInstrumentName } from '#app/features/product/instrument-name.ts'
import { formatCatalogNumber, getProductTitle } from '#app/features/product/product-names.ts'
import { getTagName } from '#app/features/product/tag-name.ts'
import { tags } from '#provider/catalog/tags.ts'

test('a catalogue number has at least three digits', () => {
  expect([7, 45, 166, 1234].map(formatCatalogNumber)).toEqual([
    'OVT-007',
    'OVT-045',
    'OVT-166',
    'OVT-1234',
  ])
})

test('the title of a product without a name is “Sample Detail” [R2.08]', () => {
  expect(getProductTitle('Kettle Hours')).toBe('Kettle Hours')
  expect(getProductTitle('  ')).toBe('Sample Detail')
  expect(getProductTitle(undefined)).toBe('Sample Detail')
})

test('the name of an unknown instrument is its code', () => {
  expect(getInstrumentName('kick')).toBe('Kick')
  expect(getInstrumentName('toString')).toBe('toString')
})

test("every known tag has a name; a label's own tag is shown as written [P1.02]", () => {
  expect(getTagName('lo-fi')).toBe('Lo-fi')
  expect(tags.filter((tag) => !/^[A-Z]/.test(getTagName(tag)))).toEqual([])
  expect(getTagName('Very Orange')).toBe('Very Orange')
  expect(getTagName('toString')).toBe('toString')
})
