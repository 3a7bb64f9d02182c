import { m } from '#app/paraglide/messages.js'
import { getKind, kindTexts } from '#app/features/product/product-kinds.ts'
import { getActiveFilters } from './filters/active-filters.ts'
import { getFirstPages } from './list/catalog-lists.ts'
import type { CatalogLists } from './list/catalog-lists.ts'
import type { CatalogSearch } from './catalog-search.ts'
import { mergeFacets, sumTotals } from './filters/facets.ts'
import { filterParams } from './filters/filter-values.ts'
import { formatResultCount } from './format-count.ts'

/** Returns the catalogue page's heading, which names the kind of products listed. */
export function getCatalogHeading({ type }: CatalogSearch): string {
  return type === undefined ? m.catalog_title() : kindTexts[getKind(type)].label()
}

/**
 * Returns the catalogue page's title and description. The title of a search or a filtered list
 * starts with the quoted search text and the filters; `similarTo` is the product that the results
 * are similar to.
 */
export function describeCatalog(
  search: CatalogSearch,
  lists: CatalogLists | undefined,
  similarTo: string | null = null,
) {
  const heading = getCatalogHeading(search)
  const conditions = listConditions(search, lists, similarTo).join(', ')
  if (!conditions) return { title: heading, description: getDescription(search) }
  const { total, isCapped } = sumTotals(getFirstPages(lists))
  const results = formatResultCount(total, isCapped)
  return {
    title: `${conditions} – ${heading}`,
    description: m.catalog_results_description({ heading, results, conditions }),
  }
}

function getDescription({ type }: CatalogSearch): string {
  return type === undefined ? m.catalog_description() : kindTexts[getKind(type)].description()
}

/** Returns the labels of the search text and of all active filters. */
function listConditions(
  search: CatalogSearch,
  lists: CatalogLists | undefined,
  similarTo: string | null,
): string[] {
  const { search: words } = search
  const hasFilters = filterParams.some((name) => search[name] !== undefined)
  const facets = hasFilters ? mergeFacets(getFirstPages(lists)) : null
  const filters = getActiveFilters(search, { facets, similarTo })
  const labels = filters.map(({ label }) => label)
  return words ? [m.catalog_quoted({ words }), ...labels] : labels
}
