import type { ProductFilters } from '../listing/product-query.rules.ts'
import type { QueryPart } from './parse-query.ts'
import { removeParts } from './remove-parts.ts'
import { toTextSearch, widenTerm } from './terms.ts'
import { listActiveFacets, removeFilter } from '../listing/facets.ts'
import { getCatalogueIndex } from '../get-catalogue-index.ts'
import { findProductsInOrder } from '../products.store.ts'
import type { Database, ProductRow } from '../../platform/database/database.ts'

/** A filter whose removal leads to results. */
interface DroppedFilter {
  /** The name of the facet; `query` for words of the search text without a meaning as a filter. */
  readonly facet: string
  /** The words as typed; null for a filter outside the text. */
  readonly words: string | null
  /** The search text without the words; null for a filter outside the text. */
  readonly rest: string | null
  /** The number of results without this filter. */
  readonly count: number
}

/** The suggestions for a list without results. */
export interface Alternatives {
  /** The filters whose removal leads to results, most results first. */
  readonly drop: readonly DroppedFilter[]
  /** The products that match most of the search text. */
  readonly nearest: readonly ProductRow[]
}

const nearestCount = 12

/** A parsed search text, and the parser for its remainder without some of the words. */
export interface SearchedText {
  readonly text: string
  readonly parts: readonly QueryPart[]
  readonly parse: (text: string) => readonly QueryPart[]
}

/** Finds filters whose removal leads to results, and the nearest products. */
export async function findAlternatives(
  db: Database,
  filters: ProductFilters,
  maxCount: number,
  searched: SearchedText | null = null,
): Promise<Alternatives> {
  const drop: DroppedFilter[] = []
  for (const { reduced, ...dropped } of listReducedQueries(filters, searched)) {
    const count = await getCatalogueIndex(db).countProducts(db, reduced, maxCount)
    if (count > 0) drop.push({ ...dropped, count })
  }
  return {
    drop: drop.toSorted((one, other) => other.count - one.count),
    nearest: await findNearest(db, filters),
  }
}

interface ReducedQuery extends Omit<DroppedFilter, 'count'> {
  readonly reduced: ProductFilters
}

/** Lists the queries without one of the filters each. */
function listReducedQueries(
  filters: ProductFilters,
  searched: SearchedText | null,
): ReducedQuery[] {
  const { categories } = filters
  const facets = [
    ...listActiveFacets(filters).map((facet) =>
      toReducedQuery(facet, removeFilter(filters, facet)),
    ),
    ...(filters.excluded.length === 0
      ? []
      : [toReducedQuery('owned', { ...filters, excluded: [] })]),
    ...(filters.among === null ? [] : [toReducedQuery('similar', { ...filters, among: null })]),
  ]
  const words = searched === null ? [] : listWithoutWords(filters, searched)
  return [
    ...facets,
    ...(words.length === 1 && facets.length === 0 ? [] : words),
    ...(categories.length === 0 || filters.search === null
      ? []
      : [toReducedQuery('kind', { ...filters, categories: [] })]),
  ]
}

function toReducedQuery(facet: string, reduced: ProductFilters): ReducedQuery {
  return { facet, words: null, rest: null, reduced }
}

/**
 * Lists the queries without one word of the text each; words with the same meaning count as one.
 */
function listWithoutWords(
  filters: ProductFilters,
  { text, parts, parse }: SearchedText,
): ReducedQuery[] {
  const groups = Map.groupBy(parts, ({ filter, words }) =>
    filter === null ? words.join(' ') : `${filter.facet}=${filter.value}`,
  )
  return [...groups.values()].map((group) => {
    const rest = removeParts(text, group)
    const remaining = parse(rest)
    const search =
      filters.search === null || remaining.length === 0
        ? null
        : toTextSearch(remaining, filters.search.locale)
    const words = [...new Set(group.map(({ typed }) => typed))].join(' ')
    const facet = group[0]?.filter?.facet ?? 'query'
    return { facet, words, rest, reduced: { ...filters, search } }
  })
}

/** Finds the products that match most of the search text, within the categories, if any. */
async function findNearest(
  db: Database,
  { search, categories }: ProductFilters,
): Promise<ProductRow[]> {
  if (search === null) return []
  const { findProducts } = getCatalogueIndex(db)
  const widened = { ...search, terms: search.terms.map(widenTerm) }
  const find = (ids: readonly number[]) =>
    findProducts(db, { search: widened, categories: ids, isAny: true, limit: nearestCount })
  const listed = await find(categories)
  const found = listed.length > 0 || categories.length === 0 ? listed : await find([])
  return await findProductsInOrder(db, found)
}
