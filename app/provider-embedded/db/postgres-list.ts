import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { ProductFilters, ProductQuery } from '../domain/product-query.ts'
import { toSearchWords } from '../domain/search-words.ts'
import { matchListing } from './postgres-conditions.ts'
import { readFacets, selectFacets } from './postgres-facets.ts'
import type { StoredFacets } from './postgres-facets.ts'
import { rankDocument } from './postgres-search.ts'
import type { Listing } from './product-list.ts'
import type { Database, ProductRow } from './schema.ts'

/**
 * Returns one page of the matching products, their number and their facets. One statement reads the
 * matches, at most one more than `maxCount`, and counts them.
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
      const found = await countMatches(transaction, query, maxCount)
      const isCapped = found.total > maxCount
      const ids = found.ids ?? (await findPage(transaction, query, maxCount))
      return {
        rows: await readRows(transaction, ids),
        total: Math.min(found.total, maxCount),
        isCapped,
        facets: await readFacets(transaction, found.facets, query.filters, maxCount),
      }
    })
}

/**
 * Settings for this transaction only, because a connection can belong to a pooler. A scan that starts
 * where another one is would find other matches on each page; compiling takes longer than most of
 * these queries, and parallel ones cost other requests their processors.
 */
async function configurePlanner(transaction: Database): Promise<void> {
  await sql`select set_config('synchronize_seqscans', 'off', true), set_config('jit', 'off', true),
    set_config('max_parallel_workers_per_gather', '0', true)`.execute(transaction)
}

interface CountedMatches {
  readonly total: number
  /** The ids of the page; null if there are too many matches to sort. */
  readonly ids: readonly number[] | null
  readonly facets: StoredFacets
}

async function countMatches(
  transaction: Database,
  query: ProductQuery,
  maxCount: number,
): Promise<CountedMatches> {
  const { filters } = query
  const isRanked = query.sort === 'relevance' && filters.query !== ''
  const rank = isRanked ? rankDocument(toSearchWords(filters.query)) : sql`0`
  const { limit, offset } = getWindow(query, maxCount)
  const { rows } = await sql<CountedMatches>`with matches as materialized (
      select product_id, tags, bpm, frames, price_cents, created_at, name, ${rank} as rank
      from product_search where ${matchListing(filters)} limit ${maxCount + 1}
    ), total as (select count(*)::int as count from matches)
    select count as total,
      case when ${isRanked} or count <= ${maxCount} then array_to_json(array(
        select product_id from matches order by ${getOrder(query)}
        limit ${limit} offset ${offset}
      )) end as ids,
      ${selectFacets(filters, maxCount)} as facets
    from total`.execute(transaction)
  const [found] = rows
  if (found === undefined) throw new Error('an aggregate returned no row')
  return found
}

/** Reads a page of more matches than are counted in the order of an index. */
async function findPage(
  transaction: Database,
  query: ProductQuery,
  maxCount: number,
): Promise<number[]> {
  const { limit, offset } = getWindow(query, maxCount)
  if (limit === 0) return []
  const { rows } = await sql<{ id: number }>`select product_id as id from product_search
    where ${matchListing(query.filters)} order by ${getOrder(query)}
    limit ${limit} offset ${offset}`.execute(transaction)
  return rows.map(({ id }) => id)
}

function getWindow({ page, perPage }: ProductQuery, maxCount: number) {
  const offset = (page - 1) * perPage
  return { offset, limit: Math.max(0, Math.min(perPage, maxCount - offset)) }
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
