import type { AnyRouteMatch } from '@tanstack/react-router'
import { unwrapOrThrow } from '#app/features/errors/unwrap-or-throw.ts'
import type { ProductKind, ProductList } from '#app/provider/types.ts'
import { getProducts } from './catalog.functions.ts'
import { selectedKinds, listRequests } from './catalog-lists.ts'
import type { ListRequest } from './catalog-lists.ts'
import type { CatalogSearch } from './catalog-search.ts'

/** The pages that an address shows, first page first; none of a kind that it does not show. */
export type CatalogLists = Readonly<Record<ProductKind, readonly ProductList[]>>

/** A catalogue page as it was loaded. */
export interface LoadedCatalog {
  readonly search: CatalogSearch
  readonly lists: CatalogLists
}

/**
 * Everything the catalogue page shows for an address. Where it shows more pages of what is on the
 * screen, only those are asked for.
 */
export async function loadCatalog(
  search: CatalogSearch,
  shown: LoadedCatalog | null = null,
  load = loadProducts,
): Promise<CatalogLists> {
  const known =
    shown && isMore(search, shown.search) ? listsByRequest(shown) : new Map<string, ProductList>()
  const loadKind = (kind: ProductKind) => {
    const wanted = requestsOf(search, kind)
    return Promise.all(wanted.map((request) => known.get(keyOf(request)) ?? load(request)))
  }
  const [pack, oneShot] = await Promise.all([loadKind('pack'), loadKind('one-shot')])
  return { pack, 'one-shot': oneShot }
}

/** The catalogue among the parts of the page that shows; null on another page. */
export function currentCatalog(matches: readonly AnyRouteMatch[]): LoadedCatalog | null {
  const match = matches.find(({ routeId }) => routeId === '/catalog/')
  if (match?.status !== 'success') return null
  return { search: match.loaderDeps, lists: match.loaderData }
}

/** One page of a list. */
export async function loadProducts(request: ListRequest): Promise<ProductList> {
  return unwrapOrThrow(await getProducts({ data: request }))
}

function listsByRequest({ search, lists }: LoadedCatalog): Map<string, ProductList> {
  const kinds = ['pack', 'one-shot'] as const
  return new Map(
    kinds.flatMap((kind) =>
      lists[kind].map((list, index) => [keyOf(requestsOf(search, kind)[index]), list] as const),
    ),
  )
}

function keyOf(request: ListRequest | undefined): string {
  return JSON.stringify(request)
}

function requestsOf(search: CatalogSearch, kind: ProductKind): ListRequest[] {
  return selectedKinds(search).includes(kind) ? listRequests(search, kind) : []
}

/** Whether an address shows a later page of what another one shows. */
function isMore(search: CatalogSearch, than: CatalogSearch): boolean {
  return (search.page ?? 1) > (than.page ?? 1)
}
