import type { ProductKind } from '#provider/contract/product-kinds.ts'
import type { ProductSummary } from '#app/provider/types/product.ts'
import type { ListFit, ProductList, SearchReading } from '#app/provider/types/product-list.ts'
import { productKinds } from '#provider/contract/product-kinds.ts'
import { getKind } from '#app/features/product/product-kinds.ts'
import { getEffectiveSort } from '../catalog-search.ts'
import type { CatalogSearch, Sort } from '../catalog-search.ts'
import { getSectionSize, maxCombinedPages, pageSize } from './page-size.ts'
import type { ListLimit } from './page-size.ts'

/** A request for one page of products of one kind. */
export interface ListRequest {
  readonly kind: ProductKind
  /**
   * True for a list shown together with the other kinds; the first of them has the facets of all.
   */
  readonly isSection?: boolean
  readonly page: number
  readonly limit: ListLimit
  readonly sort: Sort
  /** The dial that sort order `fit` compares loops with. */
  readonly fit?: ListFit
  readonly filters: Filters
}

const filterNames = [
  'search',
  'genre',
  'instrument',
  'tag',
  'artist',
  'key',
  'key_match',
  'bpm',
  'bpm_match',
  'length',
  'price',
  'owned',
  'similar',
  'exact',
] as const

type Filters = Readonly<Pick<CatalogSearch, (typeof filterNames)[number]>>

/** Returns the page numbers to show for `?page=n`: 1 to n, or only n above `maxCombinedPages`. */
export function getPagesToLoad(page: number): number[] {
  if (page > maxCombinedPages) return [page]
  return Array.from({ length: page }, (_, index) => index + 1)
}

/** Returns the list requests for one kind in page order; ignores `page` if no type is selected. */
export function toListRequests(search: CatalogSearch, kind: ProductKind): ListRequest[] {
  const request = { kind, ...getOrder(search, kind), filters: getFilters(search) }
  if (!search.type) return [{ ...request, page: 1, limit: getSectionSize(kind, search) }]
  return getPagesToLoad(search.page ?? 1).map((page) => ({ ...request, page, limit: pageSize }))
}

/** Only loops can be fitted; other kinds then use their default order. */
function getOrder(search: CatalogSearch, kind: ProductKind): Pick<ListRequest, 'sort' | 'fit'> {
  const sort = getEffectiveSort(search)
  if (sort !== 'fit') return { sort }
  if (kind !== 'loop') return { sort: getEffectiveSort({ ...search, sort: undefined }) }
  return { sort, fit: { tempo: search.dial_tempo, key: search.dial_key, exact: search.dial_exact } }
}

/** Returns the kinds of products that a search includes. */
export function getSelectedKinds(search: CatalogSearch): readonly ProductKind[] {
  return search.type ? [getKind(search.type)] : productKinds
}

/** Returns whether a search has a text or filters. */
export function hasConditions(search: CatalogSearch): boolean {
  return filterNames.some((name) => search[name] !== undefined)
}

function getFilters(search: CatalogSearch): Filters {
  const entries = filterNames.map((name) => [name, search[name]] as const)
  // `Object.fromEntries` does not preserve the type of each entry.
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Filters
}

/** The loaded catalogue lists by kind, in page order; empty for kinds not shown. */
export type CatalogLists = Readonly<Record<ProductKind, readonly ProductList<ProductSummary>[]>>

/** Returns the first page of each kind shown. */
export function getFirstPages(lists: CatalogLists | undefined) {
  return productKinds.flatMap((kind) => lists?.[kind][0] ?? [])
}

/** The order of kinds that are equally relevant: for texts with a name, and for wishes alone. */
const defaultOrders: Readonly<Record<'name' | 'wish', readonly ProductKind[]>> = {
  name: ['pack', 'loop', 'one-shot'],
  wish: ['loop', 'one-shot', 'pack'],
}

/** Returns the kinds in the order of their sections, most relevant first. */
export function getSectionOrder(lists: CatalogLists): readonly ProductKind[] {
  const text = getReading(getFirstPages(lists))?.text
  const kinds = text === '' ? defaultOrders.wish : defaultOrders.name
  const getRelevance = (kind: ProductKind) => lists[kind][0]?.relevance ?? 0
  return kinds.toSorted((one, other) => getRelevance(other) - getRelevance(one))
}

/**
 * Returns the products that come near the search, nearest first; none while products that match in
 * full are left for another page.
 */
export function getNearest(lists: CatalogLists): ProductSummary[] {
  const isComplete = productKinds.every((kind) => {
    const last = lists[kind].at(-1)
    return last === undefined || last.page >= last.lastPage
  })
  return isComplete ? productKinds.flatMap((kind) => lists[kind].at(-1)?.nearest ?? []) : []
}

/** Returns the provider's reading of the search text; null if it sends none. */
export function getReading(lists: readonly Pick<ProductList, 'reading'>[]): SearchReading | null {
  return lists.find(({ reading }) => reading !== null)?.reading ?? null
}
