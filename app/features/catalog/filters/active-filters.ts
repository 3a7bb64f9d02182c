import { m } from '#app/paraglide/messages.js'
import type { Facets, ReadFilter } from '#app/provider/types/product-list.ts'
import { isKind, kindTexts } from '#app/features/product/product-kinds.ts'
import type { CatalogSearch } from '../catalog-search.ts'
import {
  formatRangeFilter,
  getActiveFilterLabel,
  getOptionLabel,
  getOptionLanguage,
} from './filter-labels.ts'
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

/** The known facts about the results apart from the URL. */
export interface FilterContext {
  /** Null if the provider sends none. */
  readonly facets: Facets | null
  /** The name of the product that the results are similar to; null if unknown. */
  readonly similarTo: string | null
}

/**
 * Returns all active filters in display order. Skips codes missing from the facets and filters not
 * supported without facets.
 */
export function getActiveFilters(search: CatalogSearch, context: FilterContext): ActiveFilter[] {
  const { facets } = context
  return [
    ...getSimilarFilter(search, context),
    ...codeFilters.flatMap((name) => getActiveCodeFilters(search, name, facets)),
    ...(facets ? rangeFilters : filtersWithoutFacets).flatMap((name) => {
      const range = parseRange(search[name])
      if (!range) return []
      const without = withoutParams(search, name)
      return [{ key: name, label: formatRangeFilter(name, range), without }]
    }),
    // Guests own nothing to hide.
    ...(search.owned === 'no' && typeof facets?.unowned === 'number'
      ? [
          {
            key: 'owned',
            label: m.catalog_filter_owned(),
            without: withoutParams(search, 'owned'),
          },
        ]
      : []),
  ]
}

/** Returns the search params without filters; keeps the type, search text and sort order. */
export function clearFilters(search: CatalogSearch): CatalogSearch {
  const { type, search: text, sort, exact, dial_tempo, dial_key, dial_exact } = search
  return { type, search: text, sort, dial_tempo, dial_key, dial_exact, exact }
}

/** Returns the search params without the given ones, on the first page. */
export function withoutParams(
  search: CatalogSearch,
  ...names: readonly (keyof CatalogSearch)[]
): CatalogSearch {
  const removed = Object.fromEntries(names.map((name) => [name, undefined]))
  return { ...search, ...removed, page: undefined }
}

function getSimilarFilter(
  search: CatalogSearch,
  { facets, similarTo }: FilterContext,
): ActiveFilter[] {
  if (!search.similar || !facets) return []
  const label =
    similarTo === null ? m.catalog_similar_sounds() : m.catalog_similar_to({ name: similarTo })
  return [{ key: 'similar', label, without: withoutParams(search, 'similar') }]
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
    return [{ key: `${name}-${code}`, label, lang: getOptionLanguage(name), without }]
  })
}

/** Returns the search params with a filter added, on the first page. */
export function addFilter(
  search: CatalogSearch,
  { facet, value }: Pick<ReadFilter, 'facet' | 'value'>,
): CatalogSearch {
  const rest = withoutParams(search, 'exact')
  if (facet === 'kind') return isKind(value) ? { ...rest, type: kindTexts[value].type } : rest
  if (facet === 'bpm') return { ...rest, bpm: value }
  const codes = [...parseCodes(search[facet]), ...parseCodes(value)]
  return { ...rest, [facet]: formatCodes([...new Set(codes)]) }
}

/** Returns the search params with the words of a suggested filter replaced by the filter. */
export function replaceWords(
  search: CatalogSearch,
  filter: Pick<ReadFilter, 'facet' | 'value' | 'words'>,
): CatalogSearch {
  return addFilter({ ...search, search: removeWords(search.search, filter) }, filter)
}

/** Returns the label of a filter read from a search text. */
export function getReadLabel(filter: ReadFilter): string {
  const { facet, value } = filter
  if (facet === 'bpm') return formatRangeFilter('bpm', parseRange(value) ?? { min: value, max: '' })
  if (facet === 'kind' && isKind(value)) return kindTexts[value].label()
  return getOptionLabel(facet, filter)
}

/** Removes a filter's words from a search text; returns undefined if nothing is left. */
export function removeWords(
  text: string | undefined,
  { words }: Pick<ReadFilter, 'words'>,
): string | undefined {
  const escaped = words.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu')
  return text?.replace(pattern, ' ').replaceAll(/\s+/g, ' ').trim() || undefined
}
