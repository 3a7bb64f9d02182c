import { m } from '#app/paraglide/messages.js'
import { getEffectiveSort, sorts } from './catalog-search.ts'
import type { CatalogSearch, Sort } from './catalog-search.ts'

const labels: Record<Sort, () => string> = {
  relevance: m.catalog_sort_relevance,
  newest: m.catalog_sort_newest,
  oldest: m.catalog_sort_oldest,
  'price-asc': m.catalog_sort_price_asc,
  'price-desc': m.catalog_sort_price_desc,
  'name-asc': m.catalog_sort_name_asc,
  'name-desc': m.catalog_sort_name_desc,
  'bpm-asc': m.catalog_sort_bpm_asc,
  'bpm-desc': m.catalog_sort_bpm_desc,
}

export interface SortOption {
  /** Empty for the order that holds while none is chosen. */
  readonly value: Sort | ''
  readonly label: string
}

/**
 * The orders to choose from, the usual one first and without a value, so that it is not fixed by
 * sending the form; relevance means something only while searching.
 */
export function getSortOptions({ search }: CatalogSearch): SortOption[] {
  const usual = getEffectiveSort({ search })
  const others = sorts.filter((sort) => sort !== usual && sort !== 'relevance')
  return [
    { value: '', label: labels[usual]() },
    ...others.map((sort) => ({ value: sort, label: labels[sort]() })),
  ]
}
