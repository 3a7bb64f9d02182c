import type { Facets } from '#app/provider/types.ts'
import type { CatalogSearch } from './catalog-search.ts'
import { getActiveFilterLabel, formatRangeFilter } from './filter-labels.ts'
import { codeFilters, parseCodes, formatCodes, rangeFilters, parseRange } from './filter-values.ts'
import type { CodeFilter } from './filter-values.ts'

/** One thing that narrows the results. */
export interface ActiveFilter {
  readonly key: string
  readonly label: string
  /** The language of the label, where it is not the page's. */
  readonly lang?: 'en' | undefined
  /** The address without it. */
  readonly without: CatalogSearch
}

/** All filters in force, in the order of their groups; codes that the host does not know are none. */
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

/** The address with nothing chosen but the kind, the words and the order. */
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
