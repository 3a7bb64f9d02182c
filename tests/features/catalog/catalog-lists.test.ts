import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  getSelectedKinds,
  toListRequests,
  getPagesToLoad,
} from '#app/features/catalog/list/catalog-lists.ts'

test('page n loads pages 1 to n if n is at most ten, otherwise only page n [R2.07 R4.04]', () => {
  expect(getPagesToLoad(1)).toEqual([1])
  expect(getPagesToLoad(3)).toEqual([1, 2, 3])
  expect(getPagesToLoad(10)).toHaveLength(10)
  expect(getPagesToLoad(11)).toEqual([11])
})

test('at most ten pages are loaded, the last of which is the requested one [R4.04]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), (page) => {
      const pages = getPagesToLoad(page)
      expect(pages.length).toBeLessThanOrEqual(10)
      expect(pages.at(-1)).toBe(page)
    }),
  )
})

test('without a type, every page requests the first 6 packs, 6 loops and 12 one-shots [R2.07 P1.01]', () => {
  const search = { page: 5, genre: 'lo-fi' }
  expect(getSelectedKinds(search)).toEqual(['pack', 'loop', 'one-shot'])
  expect(toListRequests(search, 'pack')).toEqual([
    { kind: 'pack', page: 1, limit: 6, sort: 'newest', filters: { genre: 'lo-fi' } },
  ])
  expect(toListRequests(search, 'one-shot').map(({ page, limit }) => [page, limit])).toEqual([
    [1, 12],
  ])
})

test('with a type, only products of that kind are requested, 24 per page [R2.07]', () => {
  const search = { type: 'one-shots', page: 2, search: 'dusty kick' } as const
  expect(getSelectedKinds(search)).toEqual(['one-shot'])
  expect(getSelectedKinds({ type: 'sample-packs' })).toEqual(['pack'])
  expect(getSelectedKinds({ type: 'loops' })).toEqual(['loop'])
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

test('every filter in the URL is sent to the provider [R2.07]', () => {
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

test('sorting by fit compares loops with the dial in the URL, including its exact key setting [P3.10]', () => {
  const dial = { dial_tempo: '128', dial_key: 'a-minor', dial_exact: '1' } as const
  const search = { type: 'loops', sort: 'fit', ...dial } as const
  expect(toListRequests(search, 'loop')[0]?.fit).toEqual({
    tempo: '128',
    key: 'a-minor',
    exact: '1',
  })
  expect(toListRequests({ ...search, sort: 'newest' }, 'loop')[0]?.fit).toBeUndefined()
})
