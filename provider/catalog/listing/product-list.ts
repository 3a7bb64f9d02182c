import { listCompatibleKeys } from './compatible-keys.rules.ts'
import type { ProductFilters, ProductQuery } from './product-query.rules.ts'
import { labelFilter } from '../search/filter-labels.ts'
import { optionFacets } from '../../contract/product.ts'
import type { FacetOption, Facets, FilterOption, OptionFacet } from './facets.ts'
import { listFilterOptions, wholeFacets } from './filter-options.store.ts'
import type { FilterOptions } from './filter-options.store.ts'
import { getCatalogueIndex } from '../get-catalogue-index.ts'
import type { ListOptions, Listing } from '../catalogue-index.ts'
import type { Database } from '../../platform/database/database.ts'

/** The number of matches up to which totals and facets are exact. */
export const defaultMaxCount = 10_000

/**
 * Returns one page of the matching products, their number and their facets. Codes that do not exist
 * in the catalogue have no effect, except keys that others are compatible with. Beyond `maxCount`
 * matches, only that many are counted and can be paged through. Selected values without products
 * have a count of 0, as do uncounted values of a capped genre, instrument or key facet.
 */
export async function listProducts(
  db: Database,
  query: ProductQuery,
  options: ListOptions,
): Promise<Listing> {
  const known = await listKnownCodes(db, query.filters)
  const filters = removeUnknownCodes(query.filters, known)
  const listing = await getCatalogueIndex(db).listProducts(db, { ...query, filters }, options)
  return {
    ...listing,
    facets: await completeFacets(db, listing.facets, filters, known),
  }
}

/** Counts the products that `listProducts` would match, at most `maxCount`. */
export async function countListedProducts(
  db: Database,
  requested: ProductFilters,
  maxCount: number,
): Promise<number> {
  const filters = removeUnknownCodes(requested, await listKnownCodes(db, requested))
  return await getCatalogueIndex(db).countProducts(db, filters, maxCount)
}

/** Lists the selected codes that exist in the catalogue. */
async function listKnownCodes(db: Database, filters: ProductFilters): Promise<FilterOptions> {
  const selected = optionFacets.filter((facet) => filters[facet].length > 0)
  return addComparedKeys(await listFilterOptions(db, selected, filters), filters)
}

/** Adds selected keys that no product has, but that others are compatible with. */
function addComparedKeys(options: FilterOptions, { key, keyMatch }: ProductFilters): FilterOptions {
  if (keyMatch === null || key.length === 0) return options
  const compared = key
    .filter((code) => listCompatibleKeys(code).length > 1)
    .map((value) => ({ value, label: labelFilter({ facet: 'key', value }, []) }))
  const unused = compared.filter(
    ({ value }) => !options.key?.some((known) => known.value === value),
  )
  return { ...options, key: [...(options.key ?? []), ...unused] }
}

function removeUnknownCodes(filters: ProductFilters, known: FilterOptions): ProductFilters {
  const select = (facet: OptionFacet) =>
    filters[facet].filter((code) => known[facet]?.some(({ value }) => value === code))
  return { ...filters, ...mapFacets(select) }
}

async function completeFacets(
  db: Database,
  facets: Facets,
  filters: ProductFilters,
  known: FilterOptions,
): Promise<Facets> {
  const capped = wholeFacets.filter(
    (facet) => facets.capped.includes(facet) && known[facet] === undefined,
  )
  const options = { ...known, ...(await listFilterOptions(db, capped, filters)) }
  const complete = (facet: OptionFacet) => {
    const isListed = ({ value }: FilterOption) =>
      facets.capped.includes(facet) || filters[facet].includes(value)
    return addMissingOptions(facets[facet], (options[facet] ?? []).filter(isListed))
  }
  const completed = mapFacets(complete)
  return {
    ...facets,
    ...completed,
    tag: sortByCount(completed.tag),
    artist: sortByCount(completed.artist),
  }
}

function sortByCount(options: readonly FacetOption[]): FacetOption[] {
  return options.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

function mapFacets<Value>(map: (facet: OptionFacet) => Value): Record<OptionFacet, Value> {
  return {
    genre: map('genre'),
    instrument: map('instrument'),
    tag: map('tag'),
    artist: map('artist'),
    key: map('key'),
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
