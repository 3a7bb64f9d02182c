import type { ProductFilters, ProductQuery } from '../domain/product-query.ts'
import type { EngineListOptions, Listing } from './product-list.ts'
import { findProductsInOrder } from './products.ts'
import type { Database } from './schema.ts'
import { findPlaces, readFromColumns } from './sqlite-columns.ts'
import type { Columns } from './sqlite-columns.ts'
import { countFacets } from './sqlite-facets.ts'
import { compareWithFilters, selectPlaces } from './sqlite-filters.ts'
import type { Misses, SearchHits } from './sqlite-filters.ts'
import { readOrder } from './sqlite-orders.ts'
import { rankProducts, searchProducts } from './sqlite-search.ts'

/** Returns one page of the matching products, their number and their facets. */
export async function listProducts(
  db: Database,
  query: ProductQuery,
  { maxCount, ownedIds }: EngineListOptions,
): Promise<Listing> {
  const { filters } = query
  return await readFromColumns(db, async (columns) => {
    const hits = await findHits(db, query, maxCount + 1)
    const misses = compareWithFilters(columns, filters, hits)
    const matches = selectPlaces(misses, maxCount + 1)
    const total = Math.min(matches.length, maxCount)
    const hasMoreHits = hits !== null && hits.length > maxCount
    const ids = await listPage(db, query, { columns, misses, hits, total })
    return {
      rows: await findProductsInOrder(db, ids),
      total,
      isCapped: matches.length > maxCount || hasMoreHits,
      facets: {
        ...countFacets(columns, filters, misses, { maxCount, hasMoreHits }),
        unowned: ownedIds && total - countOwned(columns, misses, ownedIds, maxCount),
      },
    }
  })
}

/** Counts the matching products, at most `maxCount`. */
export async function countProducts(
  db: Database,
  filters: ProductFilters,
  maxCount: number,
): Promise<number> {
  return await readFromColumns(db, async (columns) => {
    const hits = await findHits(db, { filters, sort: 'name-asc' }, maxCount)
    return selectPlaces(compareWithFilters(columns, filters, hits), maxCount).length
  })
}

/** Returns the products to which a search and their similarity to a sound restrict the list. */
async function findHits(
  db: Database,
  { filters: { search, among, categories }, sort }: Pick<ProductQuery, 'filters' | 'sort'>,
  limit: number,
): Promise<SearchHits> {
  if (search === null) return among
  const isRanked = sort === 'relevance' && among === null
  const hits = isRanked
    ? await rankProducts(db, { search, categories, isAny: false, limit })
    : await searchProducts(db, search, limit)
  if (among === null) return hits
  const found = new Set(hits)
  return among.filter((id) => found.has(id))
}

function countOwned(
  columns: Columns,
  { bits }: Misses,
  ownedIds: readonly number[],
  maxCount: number,
): number {
  const owned = findPlaces(columns, ownedIds).filter((place) => bits[place] === 0)
  return Math.min(maxCount, owned.length)
}

interface Found {
  readonly columns: Columns
  readonly misses: Misses
  readonly hits: SearchHits
  readonly total: number
}

/** Returns the ids of the products on the page. */
async function listPage(
  db: Database,
  { sort, page, perPage }: ProductQuery,
  { columns, misses, hits, total }: Found,
): Promise<number[]> {
  const offset = (page - 1) * perPage
  const limit = Math.min(perPage, total - offset)
  if (limit <= 0) return []
  const isRanked = sort === 'relevance' && hits !== null
  const candidates = isRanked ? findPlaces(columns, hits) : await readOrder(db, columns, sort)
  const places = selectPlaces({ bits: misses.bits, candidates }, offset + limit).subarray(offset)
  return Array.from(places, (place) => columns.ids[place] ?? 0)
}
