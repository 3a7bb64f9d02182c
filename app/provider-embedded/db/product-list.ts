import type { ProductFilters, ProductQuery } from '../domain/product-query.ts'
import { optionFacets } from './facets.ts'
import type { FacetOption, Facets, OptionFacet } from './facets.ts'
import { listFilterOptions } from './filter-options.ts'
import type { FilterOption, FilterOptions } from './filter-options.ts'
import { getEngine } from './get-engine.ts'
import type { Database, ProductRow } from './schema.ts'

/** One page of the matching products. */
export interface Listing {
  readonly rows: readonly ProductRow[]
  /** The number of matches, at most the number up to which they are counted. */
  readonly total: number
  /** Whether there are more matches than `total`. */
  readonly isCapped: boolean
  readonly facets: Facets
}

/** The number of matches up to which totals and facets are exact. */
export const defaultMaxCount = 10_000

/**
 * Returns one page of the matching products, their number and their facets. Codes that do not exist
 * in the catalogue have no effect. Beyond `maxCount` matches, as many are counted and can be paged
 * through. Selected values without products are included with a count of 0; so are, in a capped
 * facet, all other values that were not among the products counted.
 */
export async function listProducts(
  db: Database,
  query: ProductQuery,
  maxCount: number,
): Promise<Listing> {
  const selected = optionFacets.filter((facet) => query.filters[facet].length > 0)
  const known = await listFilterOptions(db, selected)
  const filters = removeUnknownCodes(query.filters, known)
  const listing = await getEngine(db).listProducts(db, { ...query, filters }, maxCount)
  const { facets } = listing
  const capped = facets.capped.filter((facet) => known[facet] === undefined)
  const options = { ...known, ...(await listFilterOptions(db, capped)) }
  const complete = (facet: OptionFacet) => {
    const isListed = ({ value }: FilterOption) =>
      facets.capped.includes(facet) || filters[facet].includes(value)
    return addMissingOptions(facets[facet], (options[facet] ?? []).filter(isListed))
  }
  const completed = {
    genre: complete('genre'),
    instrument: complete('instrument'),
    key: complete('key'),
  }
  return { ...listing, facets: { ...facets, ...completed } }
}

function removeUnknownCodes(filters: ProductFilters, known: FilterOptions): ProductFilters {
  const select = (facet: OptionFacet) =>
    filters[facet].filter((code) => known[facet]?.some(({ value }) => value === code))
  return {
    ...filters,
    genre: select('genre'),
    instrument: select('instrument'),
    key: select('key'),
  }
}

function addMissingOptions(
  options: readonly FacetOption[],
  others: readonly FilterOption[],
): FacetOption[] {
  const all = new Map(options.map((option) => [option.value, option]))
  for (const option of others) {
    if (!all.has(option.value)) all.set(option.value, { ...option, count: 0 })
  }
  return [...all.values()]
}
