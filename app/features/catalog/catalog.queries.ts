import { queryOptions, useSuspenseQueries } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import type { Product, ProductKind, ProductList } from '#app/provider/types.ts'
import { loadOptionalQuery, loadQuery } from '#app/router/load-page.ts'
import type { RouterContext } from '#app/router/router-context.ts'
import { toListRequests, getSelectedKinds } from './catalog-lists.ts'
import type { ListRequest } from './catalog-lists.ts'
import type { CatalogSearch } from './catalog-search.ts'
import { getHomeSounds, getProduct, getProducts, getRelated } from './catalog.functions.ts'

// Products say whether the customer owns them, so `removePrivateData` removes these queries as well.

/** One page of packs or one-shots, without what only the product page shows. */
export function productListQuery(request: ListRequest) {
  return queryOptions({
    queryKey: ['catalog', 'list', request],
    queryFn: async (): Promise<ProductList> => unwrapOrThrow(await getProducts({ data: request })),
  })
}

/** A product with its description and, for a pack, its sounds; fails as not found for an unknown id. */
export function productQuery(id: number) {
  return queryOptions({
    queryKey: ['catalog', 'product', id],
    queryFn: async (): Promise<Product> => unwrapOrThrow(await getProduct({ data: id })),
  })
}

/** The products related to a product. */
export function relatedProductsQuery(id: number) {
  return queryOptions({
    queryKey: ['catalog', 'related', id],
    queryFn: async (): Promise<Product[]> => unwrapOrThrow(await getRelated({ data: id })),
  })
}

/** The one-shots that match a pack's name, among them those of the pack, with their prices. */
export function packSinglesQuery(packName: string) {
  const filters = { search: packName }
  return productListQuery({ kind: 'one-shot', page: 1, limit: 48, sort: 'relevance', filters })
}

/** The newest packs; the home page shows them and their artists. */
export const newestPacksQuery = productListQuery({
  kind: 'pack',
  page: 1,
  limit: 24,
  sort: 'newest',
  filters: {},
})

/** One-shots from many packs, to play on the home page. */
export const homeSoundsQuery = queryOptions({
  queryKey: ['catalog', 'home-sounds'],
  queryFn: async (): Promise<Product[]> => unwrapOrThrow(await getHomeSounds()),
})

/** The colors of the poster on the home page: those of the newest pack with a preview. */
export function getPosterColors(packs: ProductList | undefined) {
  return packs?.items.find(({ preview }) => preview !== null)?.colors
}

/** Fetches what the home page shows. */
export function loadHome(context: RouterContext): Promise<unknown> {
  return Promise.all([loadQuery(context, newestPacksQuery), loadQuery(context, homeSoundsQuery)])
}

/** Fetches what a product page shows; only the product itself is required. */
export async function loadProduct(context: RouterContext, id: number): Promise<void> {
  const related = loadOptionalQuery(context, relatedProductsQuery(id))
  const product = await loadQuery(context, productQuery(id))
  if (product.kind === 'pack') await loadOptionalQuery(context, packSinglesQuery(product.name))
  await related
}

/**
 * Fetches the lists of a catalogue page. Pages of a list that are already on the screen are not fetched
 * again, so "show more" fetches only what it adds.
 */
export function loadCatalog(context: RouterContext, search: CatalogSearch): Promise<unknown> {
  return Promise.all(
    catalogQueries(search).map((query) =>
      isOnScreen(context.queryClient, query)
        ? context.queryClient.query({ ...query, staleTime: 'static' })
        : loadQuery(context, query),
    ),
  )
}

/** The lists of a catalogue page by kind, first page first; empty for a kind that it does not show. */
export function useCatalogLists(search: CatalogSearch): Record<ProductKind, ProductList[]> {
  const lists = useSuspenseQueries({ queries: catalogQueries(search) }).map(({ data }) => data)
  const packPages = requestsOfKind(search, 'pack').length
  return { pack: lists.slice(0, packPages), 'one-shot': lists.slice(packPages) }
}

function catalogQueries(search: CatalogSearch) {
  return [...requestsOfKind(search, 'pack'), ...requestsOfKind(search, 'one-shot')].map((request) =>
    productListQuery(request),
  )
}

function requestsOfKind(search: CatalogSearch, kind: ProductKind): ListRequest[] {
  return getSelectedKinds(search).includes(kind) ? toListRequests(search, kind) : []
}

function isOnScreen(
  queryClient: QueryClient,
  { queryKey }: ReturnType<typeof productListQuery>,
): boolean {
  return queryClient.getQueryCache().find({ queryKey })?.isActive() === true
}
