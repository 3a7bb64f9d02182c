import { categoryIds } from '../category-ids.ts'
import { optionFacets } from '../../contract/product.ts'
import { productKinds } from '../../contract/product-kinds.ts'
import type { ProductKind } from '../../contract/product-kinds.ts'
import type { ProductFilters, Range } from './product-query.rules.ts'

export const rangeFacets = ['bpm', 'length', 'price'] as const

export type OptionFacet = (typeof optionFacets)[number]
export type RangeFacet = (typeof rangeFacets)[number]

/** A filter value with its English label. */
export interface FilterOption {
  readonly value: string
  readonly label: string
}

export interface FacetOption extends FilterOption {
  readonly count: number
}

export interface FacetRange {
  readonly min: number
  readonly max: number
}

export const kinds = productKinds

/** The maximum number of unselected tags or artists that a facet lists. */
export const maxListed = 30

/**
 * The number of products per facet value. Each facet applies all filters except its own, so that
 * selecting a second value of the same facet never empties the list. Lengths are in seconds, prices
 * in euros.
 */
export interface Facets {
  readonly kind: readonly FacetOption[]
  readonly genre: readonly FacetOption[]
  readonly instrument: readonly FacetOption[]
  /** The most frequent and the selected ones, most frequent first, as in `artist`. */
  readonly tag: readonly FacetOption[]
  readonly artist: readonly FacetOption[]
  readonly key: readonly FacetOption[]
  readonly bpm: FacetRange | null
  readonly length: FacetRange | null
  readonly price: FacetRange | null
  /** The number of counted products that the customer does not own; null for a guest. */
  readonly unowned: number | null
  /** The facets whose counts are lower bounds, because more products match than are counted. */
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

/** Returns the filters that a facet applies: all except its own. */
export function removeFilter(
  filters: ProductFilters,
  facet: OptionFacet | RangeFacet,
): ProductFilters {
  return { ...filters, [facet]: disabled[facet] }
}

/** Lists the facets with an active filter. */
export function listActiveFacets(filters: ProductFilters): (OptionFacet | RangeFacet)[] {
  return [...optionFacets, ...rangeFacets].filter((facet) => isActive(filters[facet]))
}

function isActive(filter: readonly string[] | Range | null): boolean {
  return filter !== null && (!('length' in filter) || filter.length > 0)
}

/**
 * Returns the number of products up to which facets with active filters are exact. Each of them
 * needs a separate count, so the limit decreases with their number.
 */
export function getActiveFacetLimit(filters: ProductFilters, maxCount: number): number {
  return Math.max(1, Math.floor(maxCount / (listActiveFacets(filters).length + 1)))
}

/** Returns the number of products per kind up to which the facet of kinds is exact. */
export function getKindLimit(filters: ProductFilters, maxCount: number): number {
  return Math.max(1, Math.floor(getActiveFacetLimit(filters, maxCount) / (kinds.length - 1)))
}

/** Returns the filters of a list of one kind. */
export function selectKind(filters: ProductFilters, kind: ProductKind): ProductFilters {
  return { ...filters, categories: [categoryIds[kind]] }
}

/** Returns whether a list is restricted to this kind. */
export function listsOnly({ categories }: ProductFilters, kind: ProductKind): boolean {
  return categories.length === 1 && categories[0] === categoryIds[kind]
}

const kindLabels = { pack: 'Pack', loop: 'Loop', 'one-shot': 'One-shot' } as const

/** Returns the options of the kind facet: kinds with products, and selected ones. */
export function toKindOptions(
  counts: Readonly<Record<ProductKind, number>>,
  { categories }: ProductFilters,
): FacetOption[] {
  return kinds
    .filter((kind) => counts[kind] > 0 || categories.includes(categoryIds[kind]))
    .map((kind) => ({ value: kind, label: kindLabels[kind], count: counts[kind] }))
}
