import { queryOptions } from '@tanstack/react-query'
import { customerKey } from '#app/features/account/session.queries.ts'
import { catalogQuery } from '#app/features/catalog/catalog.queries.ts'
import type { CatalogSearch } from '#app/features/catalog/catalog-search.ts'
import { getFirstPages } from '#app/features/catalog/list/catalog-lists.ts'
import type { CatalogLists } from '#app/features/catalog/list/catalog-lists.ts'
import { nothingFound } from '#app/features/catalog/search/deferred-nothing-found.ts'
import { filterParams } from '#app/features/catalog/filters/filter-values.ts'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import type { WithdrawnProducts } from '#app/provider/types/product-list.ts'
import type { ProductSummary } from '#app/provider/types/product.ts'
import { loadOptionalQuery, loadQuery } from '#app/router/load-page.ts'
import type { RouterContext } from '#app/router/router-context.ts'
import { getWithdrawnProducts } from './library.functions.ts'

/** The search of the catalogue whose first sounds an empty library offers to play. */
export const tasterSearch: CatalogSearch = {}

/** Fetches what a customer owns and the shop no longer sells. */
export function withdrawnQuery(customerId: number, { search: text = '' }: CatalogSearch) {
  return queryOptions({
    queryKey: [...customerKey(customerId), 'withdrawn', text],
    queryFn: async (): Promise<WithdrawnProducts<ProductSummary>> =>
      unwrapOrThrow(await getWithdrawnProducts({ data: { text } })),
  })
}

/**
 * Prefetches the lists of the library; for an empty one, some sounds of the shop. Returns the colors
 * of the first product that has any.
 */
export async function loadLibrary(
  context: RouterContext,
  customerId: number,
  search: CatalogSearch,
): Promise<readonly [string, string] | null> {
  const withdrawn = listsWithdrawn(search)
    ? loadOptionalQuery(context, withdrawnQuery(customerId, search))
    : null
  const lists = await loadQuery(context, catalogQuery(search))
  const others = (await withdrawn)?.items ?? []
  const products = [...getFirstPages(lists).flatMap(({ items }) => items), ...others]
  if (products.length > 0) return findColors(products)
  if (!isWhole(search)) {
    await nothingFound.preload()
    return null
  }
  return findColors(pickTasters(await loadOptionalQuery(context, catalogQuery(tasterSearch))))
}

function findColors(products: readonly ProductSummary[]) {
  return products.find(({ colors }) => colors !== null)?.colors ?? null
}

/** The number of sounds that an empty library offers to play. */
const tasterCount = 3

/** Returns sounds of different packs, loops first. */
export function pickTasters(lists: CatalogLists | undefined | null): ProductSummary[] {
  const pages = [...(lists?.loop ?? []), ...(lists?.['one-shot'] ?? [])]
  const byPack = Map.groupBy(
    pages.flatMap(({ items }) => items),
    ({ id, pack }) => pack?.id ?? id,
  )
  return [...byPack.values()].flatMap(([first]) => first ?? []).slice(0, tasterCount)
}

/** Returns whether no product on sale is listed. */
export function hasNoProducts(lists: CatalogLists): boolean {
  return getFirstPages(lists).every(({ total }) => total === 0)
}

/** Returns whether a search restricts the library in no way. */
export function isWhole(search: CatalogSearch): boolean {
  return search.search === undefined && search.type === undefined && !hasFilters(search)
}

/** Returns whether withdrawn products are listed, which have names but nothing to filter by. */
export function listsWithdrawn(search: CatalogSearch): boolean {
  return search.type === undefined && !hasFilters(search)
}

function hasFilters(search: CatalogSearch): boolean {
  return filterParams.some((name) => name !== 'owned' && search[name] !== undefined)
}
