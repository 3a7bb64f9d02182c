import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { ProductFilters, ProductQuery } from '../domain/product-query.ts'
import { toSearchWords } from '../domain/search-words.ts'
import { categories, matchListing } from './postgres-conditions.ts'
import type { ListingFilters } from './postgres-conditions.ts'
import { countFacets } from './postgres-facets.ts'
import { rankDocument, toSearchQuery } from './postgres-search.ts'
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
      const isBroad = await isBroadSearch(transaction, query.filters)
      const filters = { ...query.filters, isBroad }
      const { count, ids, facets } = await countFacets(transaction, filters, maxCount)
      const total = Math.min(count, maxCount)
      const isCapped = count > maxCount
      return {
        rows: await readRows(
          transaction,
          await findPage(transaction, { ...query, filters }, { total, isCapped, ids }),
        ),
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
    set_config('random_page_cost', '0.3', true), set_config('seq_page_cost', '0.2', true)`.execute(
    transaction,
  )
}

/** Shorter words than this can match so much that their estimated frequency is worth a query. */
const minSpecificLength = 3

/** The number of matches from which on reading rows costs less than reading the index of words. */
const broadMatches = 100_000

/** Returns whether a search has many matches, by the estimate of the planner. */
async function isBroadSearch(transaction: Database, { query }: ProductFilters): Promise<boolean> {
  const words = toSearchWords(query)
  if (!words.some((word) => word.length < minSpecificLength)) return false
  const { rows } = await sql<{ 'QUERY PLAN': readonly { Plan: { 'Plan Rows': number } }[] }>`
    explain (format json) select 1 from product_search
    where document @@ ${toSearchQuery(words)}`.execute(transaction)
  return (rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0) >= broadMatches
}

interface Matches {
  readonly total: number
  readonly isCapped: boolean
  /** All of them, if they are few. */
  readonly ids: readonly number[] | null
}

/** Returns the ids of a page. */
async function findPage(
  transaction: Database,
  query: ListingQuery,
  matches: Matches,
): Promise<number[]> {
  const { page, perPage } = query
  const offset = (page - 1) * perPage
  const limit = Math.min(perPage, matches.total - offset)
  if (limit <= 0) return []
  const { rows } = await sql<{ id: number }>`select product_id as id
    from (${selectCandidates(query, matches, offset + limit)}) as matches
    order by ${getOrder(query)} limit ${limit} offset ${offset}`.execute(transaction)
  return rows.map(({ id }) => id)
}

/** The number of matches of a capped search that are ranked; the others follow. */
const maxRanked = 2000

/**
 * Returns the query for the products among which the first `count` are to be found. Up to the cap,
 * these are all matches; the limit keeps the planner from reading an index until it has found enough
 * of a few matches. More matches are read in the order of an index, except by relevance.
 */
function selectCandidates(
  query: ListingQuery,
  { total, isCapped, ids }: Matches,
  count: number,
): RawBuilder<unknown> {
  const { filters, sort } = query
  const isRanked = sort === 'relevance' && filters.query !== ''
  const rank = isRanked ? rankDocument(toSearchWords(filters.query)) : sql`0`
  if (isCapped && !isRanked) return readInOrder(query, count)
  if (isCapped) {
    return sql`select product_id, case when number <= ${maxRanked} then ${rank} else 0 end as rank
      from (select product_id, document, row_number() over () as number from product_search
        where ${matchListing(filters)}
        limit ${count <= maxRanked ? Math.min(maxRanked, total) : total}) as candidates`
  }
  const condition = ids === null ? matchListing(filters) : sql`product_id = any(${ids}::bigint[])`
  return sql`select product_id, price_cents, bpm, created_at, name, ${rank} as rank
    from product_search where ${condition} limit ${total}`
}

interface ListingQuery extends ProductQuery {
  readonly filters: ListingFilters
}

/** Reads the first matches of each category, because the indexes are sorted by category first. */
function readInOrder(query: ListingQuery, count: number): RawBuilder<unknown> {
  const { filters } = query
  const ids = filters.categories.length === 0 ? categories : filters.categories
  const parts = ids.map(
    (id) => sql`(select product_id, price_cents, bpm, created_at, name from product_search
      where ${matchListing({ ...filters, categories: [id] })}
      order by ${getOrder(query)} limit ${count})`,
  )
  return sql.join(parts, sql` union all `)
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
