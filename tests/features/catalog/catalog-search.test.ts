import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  parseCatalogSearch,
  getEffectiveSort,
  sorts,
} from '#app/features/catalog/catalog-search.ts'
import { parseSearch, stringifySearch } from '#app/router/search-params.ts'

test('malformed and unknown search params are ignored [R2.07]', () => {
  expect(
    parseCatalogSearch({
      search: '   ',
      type: '',
      bpm: 'fast',
      length: '1',
      price: '5,1e9',
      sort: 'random',
      page: 'two',
      utm_source: 'mail',
    }),
  ).toEqual({})
})

test('a malformed value is set to undefined, so that the router does not keep it [R2.07]', () => {
  expect(Object.keys(parseCatalogSearch({ page: 'two' }))).toContain('page')
  expect({ page: 'two', ...parseCatalogSearch({ page: 'two' }) }.page).toBeUndefined()
})

test('type sample-packs means packs; any other type means one-shots [R2.07]', () => {
  expect(parseCatalogSearch({ type: 'sample-packs' }).type).toBe('sample-packs')
  expect(parseCatalogSearch({ type: 'one-shots' }).type).toBe('one-shots')
  expect(parseCatalogSearch({ type: 'anything' }).type).toBe('one-shots')
})

test('a search term that looks like a number remains a string [R2.07]', () => {
  expect(parseCatalogSearch(parseSearch('?search=662E41')).search).toBe('662E41')
  expect(parseCatalogSearch(parseSearch('?search=0808')).search).toBe('0808')
})

test('a search text longer than 200 characters is truncated rather than ignored [P2.01]', () => {
  const search = (text: string) => parseCatalogSearch({ search: text }).search
  expect(search('x'.repeat(200))).toBe('x'.repeat(200))
  expect(search(` ${'x'.repeat(201)}`)).toBe('x'.repeat(200))
  expect(search(`${'x'.repeat(199)} y`)).toBe('x'.repeat(199))
})

test('multiple values of a filter are combined, whether repeated or comma-separated [R2.07]', () => {
  const genre = (address: string) => parseCatalogSearch(parseSearch(address)).genre
  expect(genre('?genre=house&genre=dub&genre=house')).toBe('house,dub')
  expect(genre('?genre=house,dub')).toBe('house,dub')
  expect(genre('?genre=,%20,')).toBeUndefined()
})

test('a range may be open on one side but not on both, and min must not exceed max [R2.07]', () => {
  const bpm = (address: string) => parseCatalogSearch(parseSearch(address)).bpm
  expect(bpm('?bpm=90&bpm=120')).toBe('90,120')
  expect(bpm('?bpm=90&bpm=')).toBe('90,')
  expect(bpm('?bpm=,0.5')).toBe(',0.5')
  expect(['?bpm=&bpm=', '?bpm=120,90', '?bpm=1e2,', '?bpm=-1,2', '?bpm=90'].map(bpm)).toEqual(
    Array(5).fill(undefined),
  )
})

test('the page number is an integer of at least 2, or undefined for the first page [R4.04]', () => {
  const page = (value: string) => parseCatalogSearch({ page: value }).page
  expect(page('2')).toBe(2)
  expect(['1', '0', '-3', '2.5', '1e99', 'NaN', ''].map(page)).toEqual(Array(7).fill(undefined))
})

test('products are sorted as chosen, else by relevance while searching, else newest first [R2.07]', () => {
  expect(getEffectiveSort({})).toBe('newest')
  expect(getEffectiveSort({ search: 'kick' })).toBe('relevance')
  expect(getEffectiveSort({ search: 'kick', sort: 'price-asc' })).toBe('price-asc')
  expect(getEffectiveSort({ sort: 'relevance' })).toBe('newest')
})

test('sorting by fit needs a tempo or a key, and otherwise falls back to the default order [P3.10]', () => {
  expect(getEffectiveSort({ sort: 'fit', dial_tempo: '128' })).toBe('fit')
  expect(getEffectiveSort({ sort: 'fit', dial_key: 'a-minor' })).toBe('fit')
  expect(getEffectiveSort({ sort: 'fit' })).toBe('newest')
  expect(getEffectiveSort({ sort: 'fit', search: 'kick' })).toBe('relevance')
})

test('parsing never throws and is idempotent [R2.07]', () => {
  const name = fc.constantFrom(
    'search',
    'type',
    'genre',
    'key',
    'bpm',
    'price',
    'sort',
    'page',
    'x',
  )
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...sorts, '90,120', '3', 'sample-packs', '__proto__'),
  )
  fc.assert(
    fc.property(fc.dictionary(name, value), (input) => {
      const once = parseCatalogSearch(input)
      expect(parseCatalogSearch(parseSearch(stringifySearch({ ...once })))).toEqual(once)
    }),
  )
})
