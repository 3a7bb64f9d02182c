import { beforeEach, expect, test } from 'vitest'
import { getSelectedKinds, toListRequests } from '#app/features/catalog/list/catalog-lists.ts'
import type { CatalogSearch } from '#app/features/catalog/catalog-search.ts'
import { loadList } from '#app/features/catalog/list/load-list.ts'
import { succeed } from '#app/provider/failure.ts'
import type { ProductList } from '#app/provider/types/product-list.ts'
import { createFacets, createOneShot } from '../example-products.ts'

/** Creates the list of a kind, with the kind as its only tag and its only alternative. */
function createList(kind = 'one-shot'): ProductList {
  const facets = createFacets({
    tag: [{ value: kind, label: kind, count: 1 }],
  })
  const noResults = { drop: [{ facet: kind, words: null, count: 1 }] }
  const page = { page: 1, lastPage: 1, total: 0, isTotalCapped: false }
  const nearest = [createOneShot({ name: kind })]
  return { items: [], ...page, facets, reading: null, noResults, relevance: null, nearest }
}

/** The numbers of results up to which near products are requested, by the kind of a list. */
const nearestAfterByKind = new Map<string | undefined, number | undefined>()

beforeEach(() => nearestAfterByKind.clear())

const products = {
  list: async ({ kind, nearestAfter }: { kind?: string; nearestAfter?: number }) => {
    nearestAfterByKind.set(kind, nearestAfter)
    return succeed(createList(kind))
  },
}

/** Lists the tags and alternatives in all lists of a search. */
async function load(search: CatalogSearch) {
  const requests = getSelectedKinds(search)
    .flatMap((kind) => toListRequests(search, kind))
    .map((request) => ({ ...request, isSection: !search.type }))
  const outcomes = await Promise.all(requests.map((request) => loadList(products, request)))
  const lists = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []))
  return {
    tags: lists.flatMap(({ facets }) => facets?.tag.map(({ value }) => value) ?? []),
    drop: lists.flatMap(({ noResults }) => noResults?.drop.map(({ facet }) => facet) ?? []),
    nearest: lists.flatMap(({ nearest }) => nearest.map(({ name }) => name)),
  }
}

test('a search for all kinds takes facets, alternatives and near products from one list, a search for one kind from its own [P2.05 P2.06]', async () => {
  expect(await load({ search: 'kick' })).toEqual({
    tags: ['all'],
    drop: ['all'],
    nearest: ['all'],
  })
  const loops = await load({ search: 'kick', type: 'loops' })
  expect(loops).toEqual({ tags: ['loop'], drop: ['loop'], nearest: ['loop'] })
})

test('near products are requested once, after the results that the sections show together [P11.02]', async () => {
  await load({ search: 'kick' })
  expect([...nearestAfterByKind]).toEqual([
    ['pack', undefined],
    ['all', 30],
    ['loop', undefined],
    ['one-shot', undefined],
  ])
  await load({ search: 'kick', type: 'loops' })
  expect(nearestAfterByKind.get('loop')).toBe(0)
})
