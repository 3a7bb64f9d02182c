import type { ProductFilters, ProductQuery } from '../listing/product-query.rules.ts'
import { listActiveFacets, removeFilter } from '../listing/facets.ts'
import { getCatalogueIndex } from '../get-catalogue-index.ts'
import type { Database } from '../../platform/database/database.ts'

/** A filter whose removal leads to results. */
export interface DroppedFilter {
  /** The name of the facet; `query` for the search text. */
  readonly facet: string
  /** The search text to remove; null for any other filter. */
  readonly words: string | null
  /** The search text without it; null for any other filter. */
  readonly rest: string | null
  /** The number of results without this filter. */
  readonly count: number
}

/** Lists the filters of a list without results whose removal leads to some, most results first. */
export async function listDroppedFilters(
  db: Database,
  { filters, text }: Pick<ProductQuery, 'filters' | 'text'>,
  maxCount: number,
): Promise<DroppedFilter[]> {
  const dropped: DroppedFilter[] = []
  for (const [facet, reduced] of listReducedFilters(filters)) {
    const count = await getCatalogueIndex(db).countProducts(db, reduced, maxCount)
    const typed = facet === 'query' ? { words: text, rest: '' } : { words: null, rest: null }
    if (count > 0) dropped.push({ facet, ...typed, count })
  }
  return dropped.toSorted((one, other) => other.count - one.count)
}

/** Lists the filters without one of them each; a search text alone stays. */
function listReducedFilters(filters: ProductFilters): (readonly [string, ProductFilters])[] {
  const { categories, excluded, among, search } = filters
  const reduced = [
    ...listActiveFacets(filters).map((facet) => [facet, removeFilter(filters, facet)] as const),
    ...(excluded.length === 0 ? [] : [['owned', { ...filters, excluded: [] }] as const]),
    ...(among === null ? [] : [['similar', { ...filters, among: null }] as const]),
  ]
  if (search === null) return reduced
  return [
    ...reduced,
    ...(reduced.length === 0 ? [] : [['query', { ...filters, search: null }] as const]),
    ...(categories.length === 0 ? [] : [['kind', { ...filters, categories: [] }] as const]),
  ]
}
