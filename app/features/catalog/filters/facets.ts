import type {
  FacetOption,
  FacetRange,
  Facets,
  OptionFacet,
  ProductList,
} from '#app/provider/types/product-list.ts'
import { compareLabels } from '#app/i18n/compare-labels.ts'
import { compareKeys } from './compare-keys.ts'
import { rangeFilters } from './filter-values.ts'

/**
 * Merges the facets of several lists, adding up counts and sorting options by label; returns null
 * if no list has facets.
 */
export function mergeFacets(
  lists: readonly (Pick<ProductList, 'facets'> | undefined)[],
): Facets | null {
  const all = lists.flatMap((list) => list?.facets ?? [])
  if (all.length === 0) return null
  const merge = (name: OptionFacet) =>
    mergeOptions(all.map((facets) => facets[name])).toSorted(name === 'key' ? compareKeys : byLabel)
  const [bpm, length, price] = rangeFilters.map((name) =>
    mergeRanges(all.map((facets) => facets[name])),
  )
  return {
    kind: all.flatMap(({ kind }) => kind),
    genre: merge('genre'),
    instrument: merge('instrument'),
    tag: merge('tag'),
    artist: merge('artist'),
    key: merge('key'),
    bpm: bpm ?? null,
    length: length ?? null,
    price: price ?? null,
    unowned: sumUnowned(all),
    capped: [...new Set(all.flatMap((facets) => facets.capped))],
  }
}

function byLabel(a: FacetOption, b: FacetOption): number {
  return compareLabels(a.label, b.label)
}

function sumUnowned(all: readonly Facets[]): number | null {
  const counts = all.flatMap(({ unowned }) => unowned ?? [])
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0)
}

function mergeOptions(lists: readonly (readonly FacetOption[])[]): FacetOption[] {
  const options = new Map<string, FacetOption>()
  for (const option of lists.flat()) {
    const merged = options.get(option.value)
    options.set(option.value, { ...option, count: option.count + (merged?.count ?? 0) })
  }
  return [...options.values()]
}

function mergeRanges(ranges: readonly (FacetRange | null)[]): FacetRange | null {
  const defined = ranges.filter((range) => range !== null)
  if (defined.length === 0) return null
  return {
    min: Math.min(...defined.map(({ min }) => min)),
    max: Math.max(...defined.map(({ max }) => max)),
  }
}

type Totals = Pick<ProductList, 'total' | 'isTotalCapped'>

/** Adds up the totals of several lists; the sum is capped if any of them is. */
export function sumTotals(lists: readonly (Totals | undefined)[]) {
  return {
    total: lists.reduce((sum, list) => sum + (list?.total ?? 0), 0),
    isCapped: lists.some((list) => list?.isTotalCapped),
  }
}
