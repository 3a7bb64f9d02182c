import type { FacetOption, FacetRange, Facets, ProductList } from '#app/provider/types.ts'
import { codeFilters, rangeFilters } from './filter-values.ts'

/**
 * Merges the facets of the given lists and adds up their counts; returns null if no list has
 * facets.
 */
export function mergeFacets(
  lists: readonly (Pick<ProductList, 'facets'> | undefined)[],
): Facets | null {
  const all = lists.flatMap((list) => list?.facets ?? [])
  if (all.length === 0) return null
  const [genre, instrument, key] = codeFilters.map((name) =>
    mergeOptions(all.map((facets) => facets[name])),
  )
  const [bpm, length, price] = rangeFilters.map((name) =>
    mergeRanges(all.map((facets) => facets[name])),
  )
  return {
    genre: (genre ?? []).toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
    instrument: instrument ?? [],
    key: (key ?? []).toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
    bpm: bpm ?? null,
    length: length ?? null,
    price: price ?? null,
  }
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
