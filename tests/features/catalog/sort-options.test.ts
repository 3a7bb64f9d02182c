import { expect, test } from 'vitest'
import { getSortOptions } from '#app/features/catalog/search/sort-options.ts'
import type { Facets } from '#app/provider/types/product-list.ts'
import { createFacets } from '../example-products.ts'

const range = { min: 1, max: 2 }
const facets = createFacets({
  bpm: range,
  length: range,
  price: range,
})

test('the default order comes first with an empty value: newest, or relevance while searching [R2.07]', () => {
  expect(getSortOptions({}, facets)[0]).toEqual({ value: '', label: 'Newest' })
  expect(getSortOptions({ search: 'kick' }, facets)[0]).toEqual({ value: '', label: 'Relevance' })
})

test('each sort order has a label [R2.07]', () => {
  expect(
    getSortOptions({ search: 'kick' }, facets).map(({ value, label }) => [value, label]),
  ).toEqual([
    ['', 'Relevance'],
    ['newest', 'Newest'],
    ['oldest', 'Oldest'],
    ['price-asc', 'Price, low to high'],
    ['price-desc', 'Price, high to low'],
    ['name-asc', 'Name, A to Z'],
    ['name-desc', 'Name, Z to A'],
    ['bpm-asc', 'Tempo, slow to fast'],
    ['bpm-desc', 'Tempo, fast to slow'],
    ['length-asc', 'Length, short to long'],
    ['length-desc', 'Length, long to short'],
  ])
})

test('newest is also offered while searching; relevance is offered only while searching [R2.07]', () => {
  const values = (search?: string) => getSortOptions({ search }, facets).map(({ value }) => value)
  expect(values('kick')).toContain('newest')
  expect(values()).not.toContain('relevance')
  expect(new Set(values()).size).toBe(values().length)
})

test('tempo and length are offered only if the results have them [P2.07]', () => {
  const values = (of: Facets) => getSortOptions({}, of).map(({ value }) => value)
  expect(values({ ...facets, bpm: null })).not.toContain('bpm-asc')
  expect(values({ ...facets, bpm: null })).toContain('length-asc')
  expect(values({ ...facets, length: null })).not.toContain('length-desc')
})

test('similar sounds are sorted by similarity unless another order is chosen [P2.07 P2.09]', () => {
  const [first, ...others] = getSortOptions({ similar: '12' }, facets)
  expect(first).toEqual({ value: '', label: 'Similarity' })
  expect(others.map(({ value }) => value)).toContain('newest')
})

test('without filters, neither relevance, tempo nor length is offered [P7.02]', () => {
  const values = getSortOptions({ search: 'kick' }, null).map(({ value }) => value)
  expect(values).toEqual(['', 'oldest', 'price-asc', 'price-desc', 'name-asc', 'name-desc'])
  expect(getSortOptions({ search: 'kick' }, null)[0]?.label).toBe('Newest')
})
