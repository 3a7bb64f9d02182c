import type { Facets } from '#app/provider/types.ts'
import type { CatalogSearch } from './catalog-search.ts'
import { getActiveFilterLabel, formatRangeFilter } from './filter-labels.ts'
import { codeFilters, parseCodes, formatCodes, rangeFilters, parseRange } from './filter-values.ts'
import type { CodeFilter } from './filter-values.ts'

/** One filter value in force. */
export interface ActiveFilter {
  readonly key: string
  readonly label: string
  /** The language of the label if it is not the page's. */
  readonly lang?: 'en' | undefined
  /** The search params without this value. */
  readonly without: CatalogSearch
}

/** All filter values in force, in the order of the filters; codes that the facets lack are left out. */
export function getActiveFilters(search: CatalogSearch, facets: Facets | null): ActiveFilter[] {
  return [
    ...codeFilters.flatMap((name) => getActiveCodes(search, name, facets)),
    ...rangeFilters.flatMap((name) => {
      const range = parseRange(search[name])
      if (!range) return []
      const without = { ...search, [name]: undefined, page: undefined }
      return [{ key: name, label: formatRangeFilter(name, range), without }]
    }),
  ]
}

/** The search params without any filter; keeps type, search text and sort order. */
export function clearFilters({ type, search, sort }: CatalogSearch): CatalogSearch {
  return { type, search, sort }
}

function getActiveCodes(
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
