import type { SearchReading } from '#app/provider/types/product-list.ts'
import type { CatalogSearch } from '../catalog-search.ts'
import { addFilter, getReadLabel, removeWords, withoutParams } from '../filters/active-filters.ts'
import { getOptionLanguage } from '../filters/filter-labels.ts'

/** Words of the search text that the results are ordered by, and that a filter exists for. */
export interface Wish {
  readonly key: string
  readonly label: string
  /** The language of the label, if it differs from the page's. */
  readonly lang?: 'en' | undefined
  readonly words: string
  /** The search params with the words replaced by the filter. */
  readonly only: CatalogSearch
  /** The search params without the words. */
  readonly without: CatalogSearch
}

/** Returns the wishes read from the search text. */
export function getWishes(search: CatalogSearch, reading: SearchReading | null): Wish[] {
  const text = reading?.corrected ?? search.search
  return (reading?.filters ?? []).map((filter) => {
    const { facet, value, words } = filter
    const rest = (filter.rest ?? removeWords(text, filter)) || undefined
    const without = { ...withoutParams(search, 'exact'), search: rest }
    return {
      key: `${facet}-${value}`,
      label: getReadLabel(filter),
      lang: facet === 'bpm' ? undefined : getOptionLanguage(facet),
      words,
      only: addFilter(without, filter),
      without,
    }
  })
}
