import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { ProductFilters, ProductQuery } from '../domain/product-query.ts'
import { listActiveFacets } from './facets.ts'
import type { EngineListOptions, Listing } from './product-list.ts'
import { findProductsInOrder } from './products.ts'
import type { Database, ProductRow } from './schema.ts'
import { matchIds, matchProducts } from './sqlite-conditions.ts'
import type { SearchHits } from './sqlite-conditions.ts'
import { countFacets } from './sqlite-facets.ts'
import { countMatches, findMatches } from './sqlite-matches.ts'
import { rankProducts, searchProducts } from './sqlite-search.ts'

/** Returns one page of the matching products, their number and their facets. */
export async function listProducts(
  db: Database,
  query: ProductQuery,
  { maxCount, ownedIds }: EngineListOptions,
): Promise<Listing> {
  const { filters } = query
  const hits = await findHits(db, query, maxCount + 1)
  const ids = await findMatches(db, filters, hits, maxCount + 1)
  const total = Math.min(ids.length, maxCount)
  const hasMoreHits = hits !== null && hits.length > maxCount
  return {
    rows: await listPage(db, query, { hits, ids, total }),
    total,
    isCapped: ids.length > maxCount || hasMoreHits,
    facets: {
      ...(await countFacets(db, filters, hits, { maxCount, ids, hasMoreHits })),
      unowned: ownedIds && total - (await countOwned(db, filters, hits, ownedIds, maxCount)),
    },
  }
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

async function countOwned(
  db: Database,
  filters: ProductFilters,
  hits: SearchHits,
  ownedIds: readonly number[],
  maxCount: number,
): Promise<number> {
  if (filters.excluded.length > 0 || ownedIds.length === 0) return 0
  const owned = new Set(ownedIds)
  const both = hits === null ? ownedIds : hits.filter((id) => owned.has(id))
  return Math.min(maxCount, await countMatches(db, filters, both, maxCount))
}

/** Counts the matching products, at most `maxCount`. */
export async function countProducts(
  db: Database,
  filters: ProductFilters,
  maxCount: number,
): Promise<number> {
  const hits = await findHits(db, { filters, sort: 'name-asc' }, maxCount)
  return Math.min(maxCount, await countMatches(db, filters, hits, maxCount))
}

interface Found {
  readonly hits: SearchHits
  /** The ids of the matches: all of them, or one more than `total`. */
  readonly ids: readonly number[]
  readonly total: number
}

async function listPage(db: Database, query: ProductQuery, found: Found): Promise<ProductRow[]> {
  const offset = (query.page - 1) * query.perPage
  const limit = Math.min(query.perPage, found.total - offset)
  if (limit <= 0) return []
  if (query.sort === 'relevance' && found.hits !== null) {
    const matches = new Set(found.ids)
    const ranked = found.hits.filter((id) => matches.has(id))
    return await findProductsInOrder(db, ranked.slice(offset, offset + limit))
  }
  return await db
    .selectFrom('products')
    .selectAll()
    .where(matchPage(query.filters, found))
    .orderBy(sql`${orders[query.sort]}, products.mix_position, products.id desc`)
    .limit(limit)
    .offset(offset)
    .execute()
}

/**
 * Few matches are looked up and sorted; many are read in the order of an index until the page is
 * full.
 */
function matchPage(filters: ProductFilters, { hits, ids, total }: Found) {
  const isWhole = hits === null && listActiveFacets(filters).length === 0
  return isWhole || ids.length > total ? matchProducts(filters, hits) : matchIds(ids)
}

/** Only sounds have a length; packs come last. */
const length = sql`case when products.kind <> 'pack' then products.frames end`

/** Among products of the same date, those of different packs alternate. */
const orders: Readonly<Record<ProductQuery['sort'], RawBuilder<unknown>>> = {
  'name-asc': sql`products.name collate nocase, products.created_at desc`,
  'name-desc': sql`products.name collate nocase desc, products.created_at desc`,
  'price-asc': sql`products.price_cents, products.created_at desc`,
  'price-desc': sql`products.price_cents desc, products.created_at desc`,
  'bpm-asc': sql`products.bpm is null, products.bpm, products.created_at desc`,
  'bpm-desc': sql`products.bpm desc, products.created_at desc`,
  'length-asc': sql`${length} is null, ${length}, products.created_at desc`,
  'length-desc': sql`${length} desc, products.created_at desc`,
  'created_at-asc': sql`products.created_at`,
  'created_at-desc': sql`products.created_at desc`,
  relevance: sql`products.created_at desc`,
}
