import { hashKey, queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import type { ProductKind } from '#provider/contract/product-kinds.ts'
import type { ProductSummary } from '#app/provider/types/product.ts'
import type { ProductList } from '#app/provider/types/product-list.ts'
import { loadOptionalQuery, loadQuery } from '#app/router/load-page.ts'
import type { RouterContext } from '#app/router/router-context.ts'
import { productSummaryQuery } from '#app/features/product/product.queries.ts'
import { productKinds } from '#provider/contract/product-kinds.ts'
import { getKind } from '#app/features/product/product-kinds.ts'
import type { CatalogType } from '#app/features/product/product-kinds.ts'
import {
  getFirstPages,
  getNearest,
  getSelectedKinds,
  hasConditions,
  toListRequests,
} from './list/catalog-lists.ts'
import type { CatalogLists, ListRequest } from './list/catalog-lists.ts'
import { parseCatalogSearch, parseLibrarySearch } from './catalog-search.ts'
import type { CatalogSearch } from './catalog-search.ts'
import { getProducts } from './catalog.functions.ts'
import { nothingFound } from './search/deferred-nothing-found.ts'

/** Fetches one page of products of a kind. */
async function fetchList(request: ListRequest): Promise<ProductList<ProductSummary>> {
  return unwrapOrThrow(await getProducts({ data: request }))
}

/**
 * Fetches the product that the results of a similarity search are compared with; null if the shop
 * does not have it. Disabled for other searches.
 */
export function similarProductQuery({ similar }: CatalogSearch) {
  return { ...productSummaryQuery(Number(similar)), enabled: similar !== undefined }
}

/**
 * Prefetches the catalogue's data; only the results are required. Redirects to the opening page if
 * the shop has no products.
 */
export async function loadCatalog(context: RouterContext, search: CatalogSearch): Promise<void> {
  const similar = search.similar && loadOptionalQuery(context, similarProductQuery(search))
  const lists = await loadQuery(context, catalogQuery(search))
  await similar
  const pages = getFirstPages(lists)
  const isEmptyPage = [...pages.flatMap(({ items }) => items), ...getNearest(lists)].length === 0
  if (isEmptyPage) await nothingFound.preload()
  if (hasConditions(search) || !pages.every(isEmpty)) return
  if (search.type === undefined || !(await hasOtherProducts(search.type)))
    throw redirect({ to: '/opening' })
}

/** Returns whether the shop has products of any kind not included in a type. */
async function hasOtherProducts(type: CatalogType): Promise<boolean> {
  const kinds = productKinds.filter((kind) => kind !== getKind(type))
  const requests = kinds.flatMap((kind) => toListRequests({}, kind))
  return !(await Promise.all(requests.map(fetchList))).every(isEmpty)
}

function isEmpty({ total }: { readonly total: number }): boolean {
  return total === 0
}

/** The first parts of the keys of lists, by the page that shows them. */
function resultsKey({ owned }: CatalogSearch) {
  return ['catalog', owned === 'yes' ? 'library' : 'results'] as const
}

/**
 * Fetches the lists for a catalogue URL. For "show more", reuses the lists already on screen and
 * fetches only the additional pages.
 */
export function catalogQuery(search: CatalogSearch) {
  return queryOptions({
    queryKey: [...resultsKey(search), search],
    queryFn: async ({ client }): Promise<CatalogLists> => {
      const onScreen = findListsOnScreen(client, search)
      const fetchKind = (kind: ProductKind) =>
        Promise.all(
          toRequests(search, kind).map(
            (request) =>
              onScreen?.[kind].find(({ page }) => page === request.page) ??
              fetchList({ ...request, isSection: !search.type }),
          ),
        )
      const [pack, loop, oneShot] = await Promise.all([
        fetchKind('pack'),
        fetchKind('loop'),
        fetchKind('one-shot'),
      ])
      return { pack, loop, 'one-shot': oneShot }
    },
  })
}

function toRequests(search: CatalogSearch, kind: ProductKind): ListRequest[] {
  return getSelectedKinds(search).includes(kind) ? toListRequests(search, kind) : []
}

/** Returns the lists on screen if they are earlier pages of the same results, otherwise null. */
function findListsOnScreen(queryClient: QueryClient, search: CatalogSearch): CatalogLists | null {
  const conditions = hashKey([{ ...search, page: undefined }])
  const parse = search.owned === 'yes' ? parseLibrarySearch : parseCatalogSearch
  const onScreen = queryClient
    .getQueryCache()
    .findAll({ queryKey: [...resultsKey(search)], type: 'active' })
    .map(({ queryKey }) => parse(Object(queryKey.at(-1))))
    .find(
      (other) =>
        (other.page ?? 1) < (search.page ?? 1) &&
        hashKey([{ ...other, page: undefined }]) === conditions,
    )
  return (onScreen && queryClient.getQueryData(catalogQuery(onScreen).queryKey)) ?? null
}
