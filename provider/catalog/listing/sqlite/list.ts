import type { ProductFilters, ProductQuery } from '../product-query.rules.ts'
import type { IndexListOptions, Listing } from '../product-list.ts'
import { findProductsInOrder } from '../../products.store.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findPlaces, readFromColumns } from './columns.ts'
import type { Columns } from './columns.ts'
import { countFacets } from './facets.ts'
import { compareWithFilters, selectPlaces } from './filters.ts'
import type { Misses, SearchHits } from './filters.ts'
import { readHits } from '../../search/sqlite/hits.ts'
import { readFitOrder } from './fit.ts'
import { readOrder } from './orders.ts'
import { sortByRelevance } from '../../search/sqlite/relevance.ts'

/** Returns one page of the matching products, their number and their facets. */
export async function listProducts(
  db: Database,
  query: ProductQuery,
  { maxCount, ownedIds }: IndexListOptions,
): Promise<Listing> {
  const { filters } = query
  return await readFromColumns(db, async (columns) => {
    const { misses, matches, hasMoreHits } = await findMatches(db, columns, filters, maxCount)
    const total = Math.min(matches.length, maxCount)
    const newest = matches.subarray(-maxCount)
    const ids = await listPage(db, query, { columns, misses, matches: newest, total })
    return {
      rows: await findProductsInOrder(db, ids),
      total,
      isCapped: matches.length > maxCount,
      facets: {
        ...countFacets(columns, filters, misses, { maxCount, hasMoreHits }),
        unowned: ownedIds && countUnowned(columns, misses, ownedIds, maxCount),
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
    const { matches } = await findMatches(db, columns, filters, maxCount)
    return Math.min(matches.length, maxCount)
  })
}

interface Matches {
  readonly misses: Misses
  /** The places of the newest matches, of which there are more than `maxCount` if any are missing. */
  readonly matches: Int32Array
  /** Whether the search finds more products than were compared. */
  readonly hasMoreHits: boolean
}

/**
 * Compares the newest products that a search finds with the filters or, if too few of these match,
 * all that it finds.
 */
async function findMatches(
  db: Database,
  columns: Columns,
  filters: ProductFilters,
  maxCount: number,
): Promise<Matches> {
  const { search, among } = filters
  const compare = (hits: SearchHits): Matches => {
    const misses = compareWithFilters(columns, filters, hits)
    const all = selectPlaces(misses, search === null ? maxCount + 1 : Infinity)
    return { misses, matches: all.subarray(-maxCount - 1), hasMoreHits: false }
  }
  if (search === null) return compare(among)
  const isAmong = new Set(among)
  const find = async (limit: number) => {
    const hits = await readHits(db, columns, search, limit)
    const found = among === null ? hits : hits.filter((id) => isAmong.has(id))
    return { ...compare(found), hasMoreHits: hits.length === limit }
  }
  const newest = await find(maxCount + 1)
  const isEnough = !newest.hasMoreHits || newest.matches.length > maxCount
  return isEnough ? newest : await find(Infinity)
}

/** Counts the matches that the customer does not own, at most `maxCount`. */
function countUnowned(
  columns: Columns,
  misses: Misses,
  ownedIds: readonly number[],
  maxCount: number,
): number {
  const owned = findPlaces(columns, ownedIds).filter((place) => misses.bits[place] === 0)
  const matches = selectPlaces(misses, maxCount + owned.length)
  return Math.min(maxCount, matches.length - owned.length)
}

interface Found {
  readonly columns: Columns
  readonly misses: Misses
  readonly matches: Int32Array
  readonly total: number
}

/** Returns the ids of the products on the page. */
async function listPage(db: Database, query: ProductQuery, found: Found): Promise<number[]> {
  const { columns, misses, total } = found
  const offset = (query.page - 1) * query.perPage
  const limit = Math.min(query.perPage, total - offset)
  if (limit <= 0) return []
  const candidates = await sortProducts(db, query, found)
  const places = selectPlaces({ bits: misses.bits, candidates }, offset + limit).subarray(offset)
  return Array.from(places, (place) => columns.ids[place] ?? 0)
}

/** Returns the places of the matches, among which there can be other products, in their order. */
async function sortProducts(
  db: Database,
  { filters: { search, among }, sort, fit }: ProductQuery,
  { columns, matches }: Found,
): Promise<Int32Array> {
  if (sort === 'relevance' && among !== null) return findPlaces(columns, among)
  if (sort === 'relevance' && search !== null) {
    return await sortByRelevance(db, columns, search, matches)
  }
  if (sort === 'fit' && fit !== null) {
    return readFitOrder(columns, await readOrder(db, columns, 'created_at-desc'), fit)
  }
  return await readOrder(db, columns, sort)
}
