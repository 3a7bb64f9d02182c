import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { getProducts } from '#app/features/catalog/catalog.functions.ts'
import { getFirstPages } from '#app/features/catalog/catalog-lists.ts'
import { mergeFacets } from '#app/features/catalog/facets.ts'
import { catalogQuery, loadCatalog } from '#app/features/catalog/catalog.queries.ts'
import type { CatalogSearch } from '#app/features/catalog/catalog-search.ts'
import { succeed } from '#app/provider/failure.ts'
import type { ProductKind } from '#app/provider/types/product.ts'
import type { Facets } from '#app/provider/types/product-list.ts'
import { createRouterContext, createTestQueryClient } from '../example-session.ts'

// Only the server function call is mocked; all other client code runs for real.
vi.mock(import('#app/features/catalog/catalog.functions.ts'), async (original) => ({
  ...(await original()),
  getProducts: Object.assign(vi.fn(), (await original()).getProducts),
}))

let requestedPages: string[] = []
let facets: Facets | null = null
let totals: Partial<Record<ProductKind, number>> = {}

beforeEach(() => {
  requestedPages = []
  facets = null
  totals = { pack: 9999, loop: 9999, 'one-shot': 9999 }
  vi.mocked(getProducts).mockImplementation(async ({ data: { kind, page, sort } }) => {
    requestedPages.push(`${kind} ${page} ${sort}`)
    return succeed({
      items: [],
      page,
      lastPage: 99,
      total: kind === 'all' ? 0 : (totals[kind] ?? 0),
      isTotalCapped: false,
      facets: facets && { ...facets, tag: [{ value: kind, label: kind, count: 1 }] },
      reading: null,
      noResults: null,
    })
  })
})

/** Loads a page of one-shots and observes its query, as a mounted component does. */
async function showPage(search: CatalogSearch) {
  const queryClient = createTestQueryClient()
  await queryClient.query(catalogQuery(search))
  new QueryObserver(queryClient, catalogQuery(search)).subscribe(() => {})
  requestedPages = []
  return queryClient
}

test('opening a URL with a page number also fetches all earlier pages [R2.07]', async () => {
  await createTestQueryClient().query(catalogQuery({ type: 'one-shots', page: 3 }))
  expect(requestedPages).toEqual(['one-shot 1 newest', 'one-shot 2 newest', 'one-shot 3 newest'])
})

test('“Show more” fetches only the pages that are not shown yet [R2.07]', async () => {
  const queryClient = await showPage({ type: 'one-shots', page: 2 })
  vi.useFakeTimers({ now: Date.now() + 60 * 60_000 })
  try {
    await queryClient.query(catalogQuery({ type: 'one-shots', page: 3 }))
  } finally {
    vi.useRealTimers()
  }
  expect(requestedPages).toEqual(['one-shot 3 newest'])
})

test('changing the sort order or the kind fetches from the first page on [R2.07]', async () => {
  const queryClient = await showPage({ type: 'one-shots', page: 2 })
  await queryClient.query(catalogQuery({ type: 'one-shots', page: 3, sort: 'oldest' }))
  expect(requestedPages).toHaveLength(3)
  requestedPages = []
  await queryClient.query(catalogQuery({ type: 'sample-packs', page: 3 }))
  expect(requestedPages).toEqual(['pack 1 newest', 'pack 2 newest', 'pack 3 newest'])
})

const openCatalog = (search: CatalogSearch) =>
  loadCatalog(createRouterContext(createTestQueryClient()), search)

test('a kind without products has an empty page; a shop without products opens later [P1.01 P1.12]', async () => {
  totals = { pack: 3 }
  await openCatalog({ type: 'loops' })
  await openCatalog({})
  totals = {}
  for (const search of [{}, { type: 'loops' }, { type: 'sample-packs' }] as const) {
    const opening = await openCatalog(search).catch((error: unknown) => error)
    expect(opening).toMatchObject({ options: { to: '/opening' } })
  }
  await openCatalog({ type: 'loops', search: 'kick' })
})

test('the facets and the nearest matches of all kinds are from one list, those of a kind from its own [P2.05 P2.06]', async () => {
  facets = {
    kind: [],
    genre: [],
    instrument: [],
    tag: [],
    artist: [],
    key: [],
    bpm: null,
    length: null,
    price: null,
    unowned: null,
    capped: [],
  }
  const find = async (search: CatalogSearch) => {
    const lists = await createTestQueryClient().query(catalogQuery(search))
    return mergeFacets(getFirstPages(lists))?.tag.map(({ value }) => value)
  }
  expect(await find({ search: 'kick' })).toEqual(['all'])
  expect(await find({ search: 'kick', type: 'loops' })).toEqual(['loop'])
})
