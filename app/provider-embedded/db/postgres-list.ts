import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { ProductFilters, ProductQuery } from '../domain/product-query.ts'
import { toSearchWords } from '../domain/search-words.ts'
import { matchListing } from './postgres-conditions.ts'
import { countFacets } from './postgres-facets.ts'
import { rankDocument } from './postgres-search.ts'
import type { Listing } from './product-list.ts'
import type { Database, ProductRow } from './schema.ts'

/**
 * Returns one page of the matching products, their number and their facets, all of which read at
 * most one match more than `maxCount`.
 */
export async function listProducts(
  database: Database,
  query: ProductQuery,
  maxCount: number,
): Promise<Listing> {
  return await database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await configurePlanner(transaction)
      const { count, facets } = await countFacets(transaction, query.filters, maxCount)
      const total = Math.min(count, maxCount)
      const isCapped = count > maxCount
      return {
        rows: await readRows(transaction, await findPage(transaction, query, total, isCapped)),
        total,
        isCapped,
        facets,
      }
    })
}

/**
 * Settings for this transaction only, because a connection can belong to a pooler. A scan that starts
 * where another one is would find other matches on each page; compiling takes longer than most of
 * these queries, and parallel ones cost other requests their processors; the table is in memory or on
 * a disk without moving parts.
 */
async function configurePlanner(transaction: Database): Promise<void> {
  await sql`select set_config('synchronize_seqscans', 'off', true), set_config('jit', 'off', true),
    set_config('max_parallel_workers_per_gather', '0', true),
    set_config('random_page_cost', '1.1', true)`.execute(transaction)
}

/**
 * Returns the ids of a page. Up to `maxCount` matches are read and sorted; the inner limit keeps the
 * planner from reading an index until it has found enough of a few matches. More matches are read in
 * the order of an index, except by relevance: as many as are counted are ranked.
 */
async function findPage(
  transaction: Database,
  query: ProductQuery,
  total: number,
  isCapped: boolean,
): Promise<number[]> {
  const { filters, page, perPage } = query
  const offset = (page - 1) * perPage
  const limit = Math.min(perPage, total - offset)
  if (limit <= 0) return []
  const isRanked = query.sort === 'relevance' && filters.query !== ''
  const rank = isRanked ? rankDocument(toSearchWords(filters.query)) : sql`0`
  const matches = sql`select product_id, price_cents, bpm, created_at, name, ${rank} as rank
    from product_search where ${matchListing(filters)}`
  const source =
    isCapped && !isRanked
      ? sql`product_search where ${matchListing(filters)}`
      : sql`(${matches} limit ${total}) as matches`
  const { rows } = await sql<{ id: number }>`select product_id as id from ${source}
    order by ${getOrder(query)} limit ${limit} offset ${offset}`.execute(transaction)
  return rows.map(({ id }) => id)
}

const orders: Readonly<Record<ProductQuery['sort'], RawBuilder<unknown>>> = {
  'name-asc': sql`name, created_at desc, product_id desc`,
  'name-desc': sql`name desc, created_at desc, product_id desc`,
  'price-asc': sql`price_cents, created_at desc, product_id desc`,
  'price-desc': sql`price_cents desc, created_at desc, product_id desc`,
  'bpm-asc': sql`bpm, created_at desc, product_id desc`,
  'bpm-desc': sql`bpm desc nulls last, created_at desc, product_id desc`,
  'created_at-asc': sql`created_at, product_id desc`,
  'created_at-desc': sql`created_at desc, product_id desc`,
  relevance: sql`rank desc, product_id`,
}

function getOrder({ sort, filters }: { sort: ProductQuery['sort']; filters: ProductFilters }) {
  return orders[sort === 'relevance' && filters.query === '' ? 'created_at-desc' : sort]
}

async function readRows(
  transaction: Database,
  ids: readonly number[],
): Promise<readonly ProductRow[]> {
  if (ids.length === 0) return []
  const rows = await transaction
    .selectFrom('products')
    .selectAll()
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
