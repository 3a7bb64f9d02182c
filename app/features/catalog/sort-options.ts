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
  /** Empty for the default sort order. */
  readonly value: Sort | ''
  readonly label: string
}

/**
 * Returns the available sort orders. The default comes first with an empty value, which keeps it
 * out of the URL. Relevance is available only for a text search, and like tempo only if the provider
 * sends facets.
 */
export function getSortOptions({ search }: CatalogSearch, hasFacets: boolean): SortOption[] {
  const defaultSort = getEffectiveSort(hasFacets ? { search } : {})
  const others = sorts.filter(
    (sort) =>
      sort !== defaultSort && sort !== 'relevance' && (hasFacets || !sort.startsWith('bpm')),
  )
  return [
    { value: '', label: labels[defaultSort]() },
    ...others.map((sort) => ({ value: sort, label: labels[sort]() })),
  ]
}
