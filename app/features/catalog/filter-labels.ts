import { formatKey, formatMoney, formatNumber, formatSeconds } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { FacetOption, Facets, OptionFacet } from '#app/provider/types.ts'
import { getInstrumentName } from '#app/features/product/instrument-name.ts'
import type { CodeFilter, RangeFilter, RangeBounds } from './filter-values.ts'

export const filterLabels: Record<CodeFilter | RangeFilter, () => string> = {
  genre: m.catalog_genre,
  instrument: m.catalog_fact_instrument,
  key: m.catalog_fact_key,
  bpm: m.catalog_fact_bpm,
  length: m.catalog_filter_length,
  price: m.catalog_filter_price,
}

/** Returns the label of a filter option: translated for instruments, abbreviated for keys. */
export function getOptionLabel(
  name: OptionFacet,
  option: Pick<FacetOption, 'value' | 'label'>,
): string {
  if (name === 'instrument') return getInstrumentName(option.value)
  return name === 'key' ? formatKey(option.label) : option.label
}

/** Returns the label of an active filter code; null if the facets do not contain it. */
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

/** Formats an active range with its label: `BPM: 90–120`, `Price: up to €5.00`. */
export function formatRangeFilter(name: RangeFilter, { min, max }: RangeBounds): string {
  const [from, to] = [min && formatBound[name](min), max && formatBound[name](max)]
  const range =
    from && to
      ? `${from}${name === 'bpm' ? '–' : ' – '}${to}`
      : from
        ? m.catalog_range_from({ from })
        : m.catalog_range_to({ to })
  return m.catalog_filter_range({ name: shortLabels[name](), range })
}

const shortLabels: Record<RangeFilter, () => string> = {
  bpm: m.catalog_fact_bpm,
  length: m.catalog_fact_length,
  price: m.catalog_fact_price,
}
