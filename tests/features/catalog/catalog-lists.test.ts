import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  getSelectedKinds,
  toListRequests,
  getPagesToLoad,
} from '#app/features/catalog/catalog-lists.ts'

test('R2.07 R4.04 page n shows pages 1 to n up to ten, beyond that page n alone', () => {
  expect(getPagesToLoad(1)).toEqual([1])
  expect(getPagesToLoad(3)).toEqual([1, 2, 3])
  expect(getPagesToLoad(10)).toHaveLength(10)
  expect(getPagesToLoad(11)).toEqual([11])
})

test('R4.04 no page asks for more than ten lists, and the page asked for is always the last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), (page) => {
      const pages = getPagesToLoad(page)
      expect(pages.length).toBeLessThanOrEqual(10)
      expect(pages.at(-1)).toBe(page)
    }),
  )
})

test('R2.07 without a type the first 6 packs and 12 one-shots are asked for, whatever the page', () => {
  const search = { page: 5, genre: 'lo-fi' }
  expect(getSelectedKinds(search)).toEqual(['pack', 'one-shot'])
  expect(toListRequests(search, 'pack')).toEqual([
    { kind: 'pack', page: 1, limit: 6, sort: 'newest', filters: { genre: 'lo-fi' } },
  ])
  expect(toListRequests(search, 'one-shot').map(({ page, limit }) => [page, limit])).toEqual([
    [1, 12],
  ])
})

test('R2.07 with a type 24 a page of that kind alone are asked for', () => {
  const search = { type: 'one-shots', page: 2, search: 'dusty kick' } as const
  expect(getSelectedKinds(search)).toEqual(['one-shot'])
  expect(getSelectedKinds({ type: 'sample-packs' })).toEqual(['pack'])
  expect(toListRequests(search, 'one-shot')).toEqual(
    [1, 2].map((page) => ({
      kind: 'one-shot',
      page,
      limit: 24,
      sort: 'relevance',
      filters: { search: 'dusty kick' },
    })),
  )
})

test('R2.07 every filter of the address reaches the provider', () => {
  const filters = {
    search: 'x',
    genre: 'lo-fi,techno',
    instrument: 'kick',
    key: 'f-minor',
    bpm: '90,120',
    length: '0,2',
    price: '0,1',
  }
  expect(toListRequests({ ...filters, sort: 'bpm-asc' }, 'pack')[0]).toMatchObject({
    filters,
    sort: 'bpm-asc',
  })
})
