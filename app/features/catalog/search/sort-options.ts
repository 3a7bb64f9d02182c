import { m } from '#app/paraglide/messages.js'
import type { Facets } from '#app/provider/types/product-list.ts'
import { getEffectiveSort, sorts } from '../catalog-search.ts'
import type { CatalogSearch, Sort } from '../catalog-search.ts'

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
  'length-asc': m.catalog_sort_length_asc,
  'length-desc': m.catalog_sort_length_desc,
  fit: m.catalog_sort_fit,
  bought: m.library_sort_bought,
}

export interface SortOption {
  /** Empty for the default sort order. */
  readonly value: Sort | ''
  readonly label: string
}

/**
 * Returns the available sort orders: relevance only for text and similarity searches, tempo and
 * length only if the results have them, and `fit` if the dial is set. The default comes first with
 * an empty value, which keeps it out of the URL. Without facets, neither tempo, length nor fit is
 * available.
 */
export function getSortOptions(
  search: CatalogSearch,
  facets: Facets | null,
  hasDial = false,
): SortOption[] {
  const defaultSort = facets ? getEffectiveSort({ ...search, sort: undefined }) : 'newest'
  const others = sorts.filter(
    (sort) =>
      sort !== defaultSort &&
      sort !== 'relevance' &&
      isForPlace(sort, search) &&
      (sort === 'fit' ? facets !== null && canFit(search, hasDial) : canSort(sort, facets)),
  )
  const isSimilarity = defaultSort === 'relevance' && !search.search
  return [
    { value: '', label: isSimilarity ? m.catalog_sort_similarity() : labels[defaultSort]() },
    ...others.map((sort) => ({ value: sort, label: labels[sort]() })),
  ]
}

/** Prices are those of the shop, and only what is owned was bought. */
function isForPlace(sort: Sort, { owned }: CatalogSearch): boolean {
  if (sort === 'bought') return owned === 'yes'
  return owned !== 'yes' || !sort.startsWith('price')
}

/** Only loops can be fitted, to the current dial or to that of a link. */
function canFit({ type, sort }: CatalogSearch, hasDial: boolean): boolean {
  return sort === 'fit' || (hasDial && (type === undefined || type === 'loops'))
}

function canSort(sort: Sort, facets: Facets | null): boolean {
  if (sort.startsWith('bpm')) return Boolean(facets?.bpm)
  return !sort.startsWith('length') || Boolean(facets?.length)
}
