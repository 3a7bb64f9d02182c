import type { Facets } from '#app/provider/types.ts'
import type { CatalogSearch } from './catalog-search.ts'
import { getActiveFilterLabel, formatRangeFilter } from './filter-labels.ts'
import {
  codeFilters,
  filtersWithoutFacets,
  formatCodes,
  parseCodes,
  parseRange,
  rangeFilters,
} from './filter-values.ts'
import type { CodeFilter } from './filter-values.ts'

/** A single value of an active filter. */
export interface ActiveFilter {
  readonly key: string
  readonly label: string
  /** The language of the label, if it differs from the page's. */
  readonly lang?: 'en' | undefined
  /** The search params with this filter removed. */
  readonly without: CatalogSearch
}

/**
 * Returns all active filters in display order. Skips codes that are missing from the facets, and
 * filters that a provider without facets ignores.
 */
export function getActiveFilters(search: CatalogSearch, facets: Facets | null): ActiveFilter[] {
  return [
    ...codeFilters.flatMap((name) => getActiveCodeFilters(search, name, facets)),
    ...(facets ? rangeFilters : filtersWithoutFacets).flatMap((name) => {
      const range = parseRange(search[name])
      if (!range) return []
      const without = { ...search, [name]: undefined, page: undefined }
      return [{ key: name, label: formatRangeFilter(name, range), without }]
    }),
  ]
}

/** Returns the search params without filters; keeps the type, search text and sort order. */
export function clearFilters({ type, search, sort }: CatalogSearch): CatalogSearch {
  return { type, search, sort }
}

function getActiveCodeFilters(
  search: CatalogSearch,
  name: CodeFilter,
  facets: Facets | null,
): ActiveFilter[] {
  const codes = parseCodes(search[name])
  return codes.flatMap((code) => {
    const label = getActiveFilterLabel(name, code, facets)
    if (label === null) return []
    const rest = formatCodes(codes.filter((other) => other !== code))
    const without = { ...search, [name]: rest, page: undefined }
    return [
      {
        key: `${name}-${code}`,
        label,
        lang: name === 'genre' ? ('en' as const) : undefined,
        without,
      },
    ]
  })
}
