import { m } from '#app/paraglide/messages.js'
import type { Facets, ReadFilter, SearchReading } from '#app/provider/types/product-list.ts'
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
  readonly reading: SearchReading | null
  /** The name of the product that the results are similar to; null if unknown. */
  readonly similarTo: string | null
}

/**
 * Returns all active filters in display order, starting with those read from the search text. Skips
 * codes missing from the facets and filters not supported without facets.
 */
export function getActiveFilters(search: CatalogSearch, context: FilterContext): ActiveFilter[] {
  const { facets, reading } = context
  return [
    ...(reading?.filters ?? []).map((filter) => toActiveFilter(search, reading, filter)),
    ...getSimilarFilter(search, context),
    ...codeFilters.flatMap((name) => getActiveCodeFilters(search, name, facets)),
    ...(facets ? rangeFilters : filtersWithoutFacets).flatMap((name) => {
      const range = parseRange(search[name])
      if (!range) return []
      const without = withoutParams(search, name)
      return [{ key: name, label: formatRangeFilter(name, range), without }]
    }),
    // Guests own nothing to hide.
    ...(search.owned && typeof facets?.unowned === 'number'
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
export function clearFilters(search: CatalogSearch, reading: SearchReading | null): CatalogSearch {
  const { type, sort, exact, dial_tempo, dial_key, dial_exact } = search
  const read = reading?.filters ?? []
  // Of words with the same meaning, only the first are listed.
  const text = read.some(({ rest }) => rest != null)
    ? reading?.text || undefined
    : read.reduce(removeWords, getReadText(search, reading))
  return { type, search: text, sort, dial_tempo, dial_key, dial_exact, exact }
}

/** Returns the text that a reading refers to, including its corrections. */
function getReadText({ search }: CatalogSearch, reading: SearchReading | null): string | undefined {
  return reading?.filters.length ? (reading.corrected ?? search) : search
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

/** Converts a filter read from the search text; removing it removes its words. */
function toActiveFilter(
  search: CatalogSearch,
  reading: SearchReading | null,
  filter: ReadFilter,
): ActiveFilter {
  const text = filter.rest ?? removeWords(getReadText(search, reading), filter)
  return {
    key: `read-${filter.facet}-${filter.value}`,
    label: getReadLabel(filter),
    lang: filter.facet === 'bpm' ? undefined : getOptionLanguage(filter.facet),
    without: { ...withoutParams(search, 'exact'), search: text || undefined },
  }
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
