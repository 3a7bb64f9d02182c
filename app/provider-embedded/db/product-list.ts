import type { ProductQuery } from '../domain/product-query.ts'
import { getEngine } from './get-engine.ts'
import type { Database, ProductRow } from './schema.ts'
import { listKnownOptions } from './selected-options.ts'
import type { SelectedOption, SelectedOptions } from './selected-options.ts'

export interface FacetOption extends SelectedOption {
  readonly count: number
}

export interface FacetRange {
  readonly min: number
  readonly max: number
}

export type OptionFacet = 'genre' | 'instrument' | 'key'

/**
 * The products per facet value. Each facet applies all filters except its own, so that selecting a
 * second value of the same facet never empties the list. Lengths are in seconds, prices in euros.
 */
export interface Facets {
  readonly genre: readonly FacetOption[]
  readonly instrument: readonly FacetOption[]
  readonly key: readonly FacetOption[]
  readonly bpm: FacetRange | null
  readonly length: FacetRange | null
  readonly price: FacetRange | null
  /** The facets with more matches than are counted; their counts are lower bounds. */
  readonly capped: readonly OptionFacet[]
}

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
 * Returns one page of the matching products, their number and their facets. Beyond `maxCount`
 * matches, as many are counted and can be paged through, and a search ranks as many. Selected
 * values without products are included with a count of 0; so are, in a capped facet, all other
 * values that were not among the products counted.
 */
export async function listProducts(
  db: Database,
  query: ProductQuery,
  selected: SelectedOptions,
  maxCount: number,
): Promise<Listing> {
  const listing = await getEngine(db).listProducts(db, query, maxCount)
  const { facets } = listing
  const known = facets.capped.length === 0 ? null : await listKnownOptions(db)
  const complete = (name: OptionFacet) => {
    const added = known !== null && facets.capped.includes(name) ? known[name] : []
    return addMissingOptions(facets[name], [...selected[name], ...added])
  }
  const completed = {
    genre: complete('genre'),
    instrument: complete('instrument'),
    key: complete('key'),
  }
  return { ...listing, facets: { ...facets, ...completed } }
}

function addMissingOptions(
  options: readonly FacetOption[],
  others: readonly SelectedOption[],
): FacetOption[] {
  const all = new Map(options.map((option) => [option.value, option]))
  for (const option of others) {
    if (!all.has(option.value)) all.set(option.value, { ...option, count: 0 })
  }
  return [...all.values()]
}
