import { formatKey, formatMoney, formatNumber, formatSeconds } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { FacetOption, Facets, OptionFacet } from '#app/provider/types/product-list.ts'
import type { CodeFilter, RangeFilter, RangeBounds } from './filter-values.ts'

export const filterLabels: Record<CodeFilter | RangeFilter, () => string> = {
  genre: m.catalog_genre,
  instrument: m.catalog_fact_instrument,
  tag: m.catalog_filter_tag,
  key: m.catalog_fact_key,
  artist: m.catalog_fact_artist,
  bpm: m.catalog_fact_bpm,
  length: m.catalog_filter_length,
  price: m.catalog_filter_price,
}

/** Returns the label of a filter option: the provider's, with keys abbreviated. */
export function getOptionLabel(name: OptionFacet, { label }: Pick<FacetOption, 'label'>): string {
  return name === 'key' ? formatKey(label) : label
}

/** Returns the language of a facet's labels if it differs from the page's, as for genres. */
export function getOptionLanguage(name: OptionFacet): 'en' | undefined {
  return name === 'genre' ? 'en' : undefined
}

/**
 * Returns the label of an active filter code; null if the facets do not contain it.
 */
export function getActiveFilterLabel(
  name: CodeFilter,
  code: string,
  facets: Facets | null,
): string | null {
  const option = facets?.[name].find(({ value }) => value === code)
  return option ? getOptionLabel(name, option) : null
}

const formatBound: Record<RangeFilter, (value: string) => string> = {
  bpm: (value) => formatNumber(Number(value)),
  length: (value) => formatSeconds(Number(value)),
  price: (value) => formatMoney({ minor: Math.round(Number(value) * 100), currency: 'EUR' }),
}

/** Formats an active range with its label: `BPM: 90–120`, `BPM: 130`, `Price: up to €5.00`. */
export function formatRangeFilter(name: RangeFilter, { min, max }: RangeBounds): string {
  const [from, to] = [min && formatBound[name](min), max && formatBound[name](max)]
  return m.catalog_filter_range({ name: shortLabels[name](), range: joinBounds(name, from, to) })
}

function joinBounds(name: RangeFilter, from: string, to: string): string {
  if (!from) return m.catalog_range_to({ to })
  if (!to) return m.catalog_range_from({ from })
  if (from === to) return from
  return `${from}${name === 'bpm' ? '–' : ' – '}${to}`
}

const shortLabels: Record<RangeFilter, () => string> = {
  bpm: m.catalog_fact_bpm,
  length: m.catalog_fact_length,
  price: m.catalog_fact_price,
}
