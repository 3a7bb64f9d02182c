import type { ProductFilters, Range } from '../domain/product-query.ts'
import type { FilterOption } from './filter-options.ts'

export const optionFacets = ['genre', 'instrument', 'key'] as const
export const rangeFacets = ['bpm', 'length', 'price'] as const

export type OptionFacet = (typeof optionFacets)[number]
export type RangeFacet = (typeof rangeFacets)[number]

export interface FacetOption extends FilterOption {
  readonly count: number
}

export interface FacetRange {
  readonly min: number
  readonly max: number
}

/**
 * The products per facet value. Each facet applies all filters except its own, so that selecting a
 * second value of the same facet never empties the list. Lengths are in seconds, prices in euros.
 */
export interface Facets {
  readonly genre: readonly FacetOption[]
  readonly instrument: readonly FacetOption[]
  readonly key: readonly FacetOption[]
  readonly bpm: FacetRange | null
  readonly length: FacetRange | null
  readonly price: FacetRange | null
  /** The facets with more matches than are counted; their counts are lower bounds. */
  readonly capped: readonly OptionFacet[]
}

const disabled = { genre: [], instrument: [], key: [], bpm: null, length: null, price: null }

/** Returns the filters whose products a facet counts: all except its own. */
export function removeFilter(
  filters: ProductFilters,
  facet: OptionFacet | RangeFacet,
): ProductFilters {
  return { ...filters, [facet]: disabled[facet] }
}

/** Lists the facets whose own filter has a value. */
export function listActiveFacets(filters: ProductFilters): (OptionFacet | RangeFacet)[] {
  return [...optionFacets, ...rangeFacets].filter((facet) => isActive(filters[facet]))
}

function isActive(filter: readonly string[] | Range | null): boolean {
  return filter !== null && (!('length' in filter) || filter.length > 0)
}

/**
 * Returns the number of products up to which the facets of active filters are exact. Each of them
 * counts other products, so the more there are, the fewer each counts.
 */
export function getActiveFacetLimit(filters: ProductFilters, maxCount: number): number {
  return Math.max(1, Math.floor(maxCount / (listActiveFacets(filters).length + 1)))
}
