import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { ProductFilters, ProductQuery } from '../product-query.rules.ts'
import { categories, matchListing } from './conditions.ts'
import {
  countAmongMatches,
  countMatches,
  selectFacets,
  selectGroups,
  selectTotals,
  selectWithoutFilters,
  toFacets,
} from './facets.ts'
import type { FacetColumns } from './facets.ts'
import { matchNearlyFitting, measureFit } from './fit.ts'
import { needsWords, rankDocument } from '../../search/postgres/search.ts'
import type { IndexListOptions, Listing } from '../product-list.ts'
import type { Database, ProductRow } from '../../../platform/database/database.ts'

/**
 * Returns one page of the matching products, their number and their facets, all of which read at
 * most one match more than `maxCount`.
 */
export async function listProducts(
  database: Database,
  query: ProductQuery,
  options: IndexListOptions,
): Promise<Listing> {
  const { maxCount } = options
  return await database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await configurePlanner(transaction)
      const matches = await readMatches(transaction, query, options)
      const count = matches.counts.all?.count ?? 0
      const isCapped = count > maxCount
      const ids =
        isCapped && !isRanked(query)
          ? await findPageInOrder(transaction, query, maxCount)
          : matches.page
      return {
        rows: await readRows(transaction, ids),
        total: Math.min(count, maxCount),
        isCapped,
        facets: await toFacets(transaction, matches, query.filters, options),
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

/** Counts the matching products, at most `maxCount`. */
export async function countProducts(
  database: Database,
  filters: ProductFilters,
  maxCount: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count
    from (select 1 from product_search where ${matchListing(filters)} limit ${maxCount}) as matches`.execute(
    database,
  )
  return Number(rows[0]?.count ?? 0)
}

/** What one statement finds out about the matches. */
type Matches = FacetColumns & {
  /** The ids of the page; empty if there are more matches than are read, unless they are ranked. */
  readonly page: readonly number[]
}

/** Reads the matches once, and counts, sorts and groups the rows that are then in memory. */
async function readMatches(
  transaction: Database,
  query: ProductQuery,
  { maxCount, ownedIds }: IndexListOptions,
): Promise<Matches> {
  const { filters } = query
  const sources = selectWithoutFilters(filters, maxCount).map(
    ({ name, select }) => sql`${name} as materialized (${select})`,
  )
  const { rows } = await sql<Matches>`with matches as materialized (
      select ${selectColumns(query)} from product_search
      where ${matchListing(filters)} limit ${maxCount + 1}
    ), groups as materialized (${selectGroups}), totals as materialized (${selectTotals}),
    ${sql.join([...sources, sql`page as (${selectPage(query, maxCount)})`])}
    select ${selectFacets(filters, maxCount)}, ${countAmongMatches(ownedIds ?? [])} as owned,
      coalesce((select json_agg(product_id) from page), '[]') as page`.execute(transaction)
  const [matches] = rows
  if (matches === undefined) throw new Error('an aggregate returned no row')
  return matches
}

/** What is in all indexes of the table, so that only searches for words and names read its rows. */
const coveredColumns = sql`product_id, genre, instruments, tag_codes, artist_id, key_code, bpm,
  frames, price_cents, created_at, mix_position`

function selectColumns(query: ProductQuery): RawBuilder<unknown> {
  const name = query.sort.startsWith('name') ? sql`, name` : sql``
  const rank = isRanked(query) && readsRows(query) ? sql`, ${selectRank(query)} as rank` : sql``
  return sql`${coveredColumns}${name}${rank}`
}

function readsRows({ filters }: ProductQuery): boolean {
  return needsWords(filters.search)
}

function selectRank({ filters }: ProductQuery): RawBuilder<unknown> {
  return filters.search === null ? sql`0` : rankDocument(filters.search)
}

/** Returns the query for the ids of the page among the matches. */
function selectPage(query: ProductQuery, maxCount: number): RawBuilder<unknown> {
  const offset = (query.page - 1) * query.perPage
  const limit = Math.max(0, Math.min(query.perPage, maxCount - offset))
  const isSorted = isRanked(query) ? sql`true` : sql`${countMatches} <= ${maxCount}`
  return sql`select product_id from ${joinRanks(query)} where ${isSorted}
    order by ${getOrder(query)} limit ${limit} offset ${offset}`
}

/** The number of matches that are ranked if their rows have to be read for it; the others follow. */
const maxRanked = 2000

/** Adds the ranks to the matches, if they have none. */
function joinRanks(query: ProductQuery): RawBuilder<unknown> {
  if (readsRows(query) || !isRanked(query)) return sql`matches`
  return sql`matches left join (select product_id, ${selectRank(query)} as rank
      from (select product_id from matches limit ${maxRanked}) as first
      join product_search using (product_id)) as ranked using (product_id)`
}

/**
 * Finds a page of more matches than are counted. Each category is read separately, because the
 * indexes are sorted by category first.
 */
async function findPageInOrder(
  transaction: Database,
  query: ProductQuery,
  maxCount: number,
): Promise<number[]> {
  const { page, perPage } = query
  const offset = (page - 1) * perPage
  const limit = Math.min(perPage, maxCount - offset)
  if (limit <= 0) return []
  const isNear = matchNearlyFitting(query.fit)
  const near = isNear && (await findRange(transaction, query, { offset, limit }, isNear))
  if (near?.length === limit) return near
  return await findRange(transaction, query, { offset, limit }, sql`true`)
}

/** Finds some of the products that match a condition besides the filters. */
async function findRange(
  transaction: Database,
  query: ProductQuery,
  { offset, limit }: { readonly offset: number; readonly limit: number },
  condition: RawBuilder<SqlBool>,
): Promise<number[]> {
  const { filters } = query
  const selected = filters.categories.length === 0 ? categories : filters.categories
  const parts = selected.map(
    (
      id,
    ) => sql`(select product_id, price_cents, bpm, key_code, frames, created_at, mix_position, name
      from product_search
      where ${matchListing({ ...filters, categories: [id] })} and ${condition}
      order by ${getOrder(query)} limit ${offset + limit})`,
  )
  const { rows } = await sql<{ id: number }>`select product_id as id
    from (${sql.join(parts, sql` union all `)}) as matches
    order by ${getOrder(query)} limit ${limit} offset ${offset}`.execute(transaction)
  return rows.map(({ id }) => id)
}

/** Among products of the same date, those of different packs alternate. */
const newestFirst = sql`created_at desc, mix_position, product_id desc`

const orders: Readonly<Record<Exclude<ProductQuery['sort'], 'fit'>, RawBuilder<unknown>>> = {
  'name-asc': sql`name, ${newestFirst}`,
  'name-desc': sql`name desc, ${newestFirst}`,
  'price-asc': sql`price_cents, ${newestFirst}`,
  'price-desc': sql`price_cents desc, ${newestFirst}`,
  'bpm-asc': sql`bpm, ${newestFirst}`,
  'bpm-desc': sql`bpm desc nulls last, ${newestFirst}`,
  'length-asc': sql`frames, ${newestFirst}`,
  'length-desc': sql`frames desc nulls last, ${newestFirst}`,
  'created_at-asc': sql`created_at, mix_position, product_id desc`,
  'created_at-desc': newestFirst,
  relevance: sql`rank desc nulls last, created_at desc, mix_position, product_id`,
}

function isRanked({ sort, filters }: ProductQuery): boolean {
  return sort === 'relevance' && filters.search !== null && filters.among === null
}

function getOrder(query: ProductQuery): RawBuilder<unknown> {
  const { among } = query.filters
  if (query.sort === 'fit') return sql`${measureFit(query.fit)}, ${newestFirst}`
  if (query.sort === 'relevance' && among !== null) {
    return sql`array_position(${among}::bigint[], product_id)`
  }
  return orders[query.sort === 'relevance' && !isRanked(query) ? 'created_at-desc' : query.sort]
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
