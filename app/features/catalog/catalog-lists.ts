import type { ProductKind } from '#app/provider/types.ts'
import { getEffectiveSort } from './catalog-search.ts'
import type { CatalogSearch, Sort } from './catalog-search.ts'

/** One page of one kind of product, as the provider is asked for it. */
export interface ListRequest {
  readonly kind: ProductKind
  readonly page: number
  readonly limit: ListLimit
  readonly sort: Sort
  readonly filters: Readonly<Partial<Record<FilterName, string>>>
}

/** The page sizes that the provider knows. */
export type ListLimit = 6 | 12 | 24 | 48

const filterNames = ['search', 'genre', 'instrument', 'key', 'bpm', 'length', 'price'] as const

export type FilterName = (typeof filterNames)[number]

export const pageSize = 24

/** Up to here an address shows all pages before its own too; beyond, only its own. */
export const maxCombinedPages = 10

/** How many of each kind stand in the catalogue while no kind is chosen. */
const sectionSizes: Readonly<Record<ProductKind, ListLimit>> = { pack: 6, 'one-shot': 12 }

/** The pages that `?page=n` shows: 1 to n, or n alone when that would be too many. */
export function pagesToLoad(page: number): number[] {
  if (page > maxCombinedPages) return [page]
  return Array.from({ length: page }, (_, index) => index + 1)
}

/** What must be asked for one kind, first page first; without a chosen kind `page` is ignored. */
export function listRequests(search: CatalogSearch, kind: ProductKind): ListRequest[] {
  const request = { kind, sort: getEffectiveSort(search), filters: filtersOf(search) }
  if (!search.type) return [{ ...request, page: 1, limit: sectionSizes[kind] }]
  return pagesToLoad(search.page ?? 1).map((page) => ({ ...request, page, limit: pageSize }))
}

/** The kinds an address shows. */
export function selectedKinds(search: CatalogSearch): ProductKind[] {
  if (!search.type) return ['pack', 'one-shot']
  return search.type === 'sample-packs' ? ['pack'] : ['one-shot']
}

function filtersOf(search: CatalogSearch): ListRequest['filters'] {
  const entries = filterNames.map((name) => [name, search[name]] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
