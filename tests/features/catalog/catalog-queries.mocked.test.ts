import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { getProducts } from '#app/features/catalog/catalog.functions.ts'
import { catalogQuery, loadCatalog } from '#app/features/catalog/catalog.queries.ts'
import type { CatalogSearch } from '#app/features/catalog/catalog-search.ts'
import { succeed } from '#app/provider/failure.ts'
import type { ProductKind } from '#provider/contract/product-kinds.ts'
import { createRouterContext, createTestQueryClient } from '../example-session.ts'

let requestedPages: string[] = []
let totals: Partial<Record<ProductKind, number>> = {}

beforeEach(() => {
  requestedPages = []
  totals = { pack: 9999, loop: 9999, 'one-shot': 9999 }
  vi.mocked(getProducts).mockImplementation(async ({ data: { kind, page, sort } }) => {
    requestedPages.push(`${kind} ${page} ${sort}`)
    return succeed({
      items: [],
      page,
      lastPage: 99,
      total: totals[kind] ?? 0,
      isTotalCapped: false,
      facets: null,
      reading: null,
      noResults: null,
      relevance: null,
      nearest: [],
    })
  })
})

/** Loads a page of one-shots and observes its query as a mounted component does. */
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

test('changing the sort order or the kind fetches again from the first page [R2.07]', async () => {
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
