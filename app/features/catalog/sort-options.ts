import { m } from '#app/paraglide/messages.js'
import { sorts } from './catalog-search.ts'
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

/** The orders to choose from; relevance means something only while searching. */
export function sortOptions(search: CatalogSearch): { value: Sort; label: string }[] {
  return sorts
    .filter((sort) => sort !== 'relevance' || search.search !== undefined)
    .map((sort) => ({ value: sort, label: labels[sort]() }))
}
