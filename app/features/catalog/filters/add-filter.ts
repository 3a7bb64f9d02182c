import { isKind, kindTexts } from '#app/features/product/product-kinds.ts'
import type { SuggestedFilter } from '#app/provider/types/suggestions.ts'
import { removeWords, withoutParams } from './active-filters.ts'
import type { CatalogSearch } from '../catalog-search.ts'
import { formatCodes, parseCodes } from './filter-values.ts'

/** Returns the search params with the words of a suggested filter replaced by the filter. */
export function addFilter(
  search: CatalogSearch,
  { facet, value, words }: Pick<SuggestedFilter, 'facet' | 'value' | 'words'>,
): CatalogSearch {
  const rest = { ...withoutParams(search, 'exact'), search: removeWords(search.search, { words }) }
  if (facet === 'kind') return isKind(value) ? { ...rest, type: kindTexts[value].type } : rest
  if (facet === 'bpm') return { ...rest, bpm: value }
  return { ...rest, [facet]: formatCodes([...new Set([...parseCodes(search[facet]), value])]) }
}
