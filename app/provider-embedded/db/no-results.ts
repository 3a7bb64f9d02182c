import type { ProductFilters } from '../domain/product-query.ts'
import type { QueryPart } from '../search/parse-query.ts'
import { toTextSearch, widenTerm } from '../search/terms.ts'
import { listActiveFacets, removeFilter } from './facets.ts'
import { getEngine } from './get-engine.ts'
import { findProductsInOrder } from './products.ts'
import type { Database, ProductRow } from './schema.ts'

/** A single filter without which there are results. */
export interface DroppedFilter {
  /** The name of the facet; `query` for words of the search text that mean no filter. */
  readonly facet: string
  /** The words as typed; null for a filter that is not part of the text. */
  readonly words: string | null
  /** The number of results without it. */
  readonly count: number
}

/** What there is instead of the results of a list without any. */
export interface Alternatives {
  /** The filters without one of which there are results, most results first. */
  readonly drop: readonly DroppedFilter[]
  /** The products that match most of the search text. */
  readonly nearest: readonly ProductRow[]
}

const nearestCount = 12

/** Finds the filters without which there are results, and the products that come nearest. */
export async function findAlternatives(
  db: Database,
  filters: ProductFilters,
  parts: readonly QueryPart[],
  maxCount: number,
): Promise<Alternatives> {
  const drop: DroppedFilter[] = []
  for (const { facet, words, rest } of listSmaller(filters, parts)) {
    const count = await getEngine(db).countProducts(db, rest, maxCount)
    if (count > 0) drop.push({ facet, words, count })
  }
  return {
    drop: drop.toSorted((one, other) => other.count - one.count),
    nearest: await findNearest(db, filters),
  }
}

interface Smaller extends Omit<DroppedFilter, 'count'> {
  readonly rest: ProductFilters
}

/** Lists the filters, each with all others. */
function listSmaller(filters: ProductFilters, parts: readonly QueryPart[]): Smaller[] {
  const facets = [
    ...listActiveFacets(filters).map((facet) => ({
      facet,
      words: null,
      rest: removeFilter(filters, facet),
    })),
    ...listRestrictions(filters),
  ]
  const { search, categories } = filters
  if (search === null || parts.length === 0) return facets
  const words = [...new Set(parts.map(({ typed }) => typed))]
  const texts = words.map((typed) => {
    const rest = parts.filter((part) => part.typed !== typed)
    const facet = parts.find((part) => part.typed === typed)?.filter?.facet ?? 'query'
    const remaining = rest.length === 0 ? null : toTextSearch(rest, search.locale)
    return { facet, words: typed, rest: { ...filters, search: remaining } }
  })
  const all = words.length === 1 && facets.length === 0 ? [] : texts
  if (categories.length === 0) return [...facets, ...all]
  const kind = { facet: 'kind', words: null, rest: { ...filters, categories: [] } }
  return [...facets, ...all, kind]
}

/** Lists the filters that have no facet: what is not owned, and what is similar to a sound. */
function listRestrictions(filters: ProductFilters): Smaller[] {
  const owned = { facet: 'owned', words: null, rest: { ...filters, excluded: [] } }
  const similar = { facet: 'similar', words: null, rest: { ...filters, among: null } }
  return [
    ...(filters.excluded.length === 0 ? [] : [owned]),
    ...(filters.among === null ? [] : [similar]),
  ]
}

/** Finds the products that match most of the search text, in the categories if there are any. */
async function findNearest(
  db: Database,
  { search, categories }: ProductFilters,
): Promise<ProductRow[]> {
  if (search === null) return []
  const { findProducts } = getEngine(db)
  const widened = { ...search, terms: search.terms.map(widenTerm) }
  const find = (ids: readonly number[]) =>
    findProducts(db, { search: widened, categories: ids, isAny: true, limit: nearestCount })
  const listed = await find(categories)
  const found = listed.length > 0 || categories.length === 0 ? listed : await find([])
  return await findProductsInOrder(db, found)
}
