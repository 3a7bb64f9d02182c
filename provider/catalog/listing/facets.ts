import { categoryIds } from '../category-ids.ts'
import { productKinds } from '../../contract/product-kinds.ts'
import type { ProductKind } from '../../contract/product-kinds.ts'
import type { ProductFilters, Range } from './product-query.rules.ts'
import type { FilterOption } from './filter-options.ts'

export const optionFacets = ['genre', 'instrument', 'tag', 'artist', 'key'] as const
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

export const kinds = productKinds

/** The number of tags and artists that a facet lists, besides the selected ones. */
export const maxListed = 30

/**
 * The products per facet value. Each facet applies all filters except its own, so that selecting a
 * second value of the same facet never empties the list. Lengths are in seconds, prices in euros.
 */
export interface Facets {
  readonly kind: readonly FacetOption[]
  readonly genre: readonly FacetOption[]
  readonly instrument: readonly FacetOption[]
  /** The most frequent ones and those selected, most frequent first, as in `artist`. */
  readonly tag: readonly FacetOption[]
  readonly artist: readonly FacetOption[]
  readonly key: readonly FacetOption[]
  readonly bpm: FacetRange | null
  readonly length: FacetRange | null
  readonly price: FacetRange | null
  /** The number of products that the customer does not own, as far as they are counted; null for a guest. */
  readonly unowned: number | null
  /** The facets with more matches than are counted; their counts are lower bounds. */
  readonly capped: readonly ('kind' | OptionFacet)[]
}

const disabled = {
  genre: [],
  instrument: [],
  tag: [],
  artist: [],
  key: [],
  bpm: null,
  length: null,
  price: null,
}

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

/** Returns the number of products of each kind up to which the facet of kinds is exact. */
export function getKindLimit(filters: ProductFilters, maxCount: number): number {
  return Math.max(1, Math.floor(getActiveFacetLimit(filters, maxCount) / (kinds.length - 1)))
}

/** Returns the filters of a list of one kind. */
export function selectKind(filters: ProductFilters, kind: ProductKind): ProductFilters {
  return { ...filters, categories: [categoryIds[kind]] }
}

/** Returns whether a list contains products of this kind only. */
export function listsOnly({ categories }: ProductFilters, kind: ProductKind): boolean {
  return categories.length === 1 && categories[0] === categoryIds[kind]
}

const kindLabels = { pack: 'Pack', loop: 'Loop', 'one-shot': 'One-shot' } as const

/** Returns the facet of kinds: those with products, and those selected. */
export function toKindOptions(
  counts: Readonly<Record<ProductKind, number>>,
  { categories }: ProductFilters,
): FacetOption[] {
  return kinds
    .filter((kind) => counts[kind] > 0 || categories.includes(categoryIds[kind]))
    .map((kind) => ({ value: kind, label: kindLabels[kind], count: counts[kind] }))
}
