import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { ProductQuery } from '../product-query.rules.ts'
import type { CatalogueIndex } from '../../catalogue-index.ts'
import { findProductsInOrder } from '../../products.store.ts'
import type { TextSearch } from '../../search/text-search.rules.ts'
import { findBest } from './best.ts'
import { categories, matchListing } from './conditions.ts'
import { countAmongMatches, selectFacets, selectOtherFacets, toFacets } from './facets.ts'
import type { FacetColumns, MatchColumns } from './facets.ts'
import { matchNearlyFitting, measureFit } from './fit.ts'
import type { Condition, ListingDialect } from './listing-dialect.ts'
import type { ListOptions, Listing } from '../../catalogue-index.ts'
import { findNearest } from './nearest.ts'
import { joinRanks, mostRelevantFirst } from './ranks.ts'
import type { Database } from '../../../platform/database/database.ts'

/** The list operations of a catalogue index. */
export type ProductLister = Pick<
  CatalogueIndex,
  'listProducts' | 'countProducts' | 'findProducts' | 'findNearest'
>

/** Creates the list operations for an engine, based on its table `product_search`. */
export function createLister(dialect: ListingDialect): ProductLister {
  return {
    listProducts: async (database, query, options) =>
      await dialect.read(
        database,
        async (connection) => await listProducts(connection, dialect, query, options),
      ),
    countProducts: async (database, filters, maxCount) => {
      const { rows } = await sql<{ count: number }>`select count(*) as count
        from (select 1 from ${dialect.getTable(filters.search)} where ${matchListing(dialect, filters)}
          limit ${maxCount}) as matches`.execute(database)
      return Number(rows[0]?.count ?? 0)
    },
    findProducts: async (database, filters, limit) =>
      await dialect.read(
        database,
        async (connection) => await findBest(connection, dialect, filters, limit),
      ),
    findNearest: async (database, filters, limit, maxRelaxed) =>
      await dialect.read(
        database,
        async (connection) =>
          await findNearest(connection, dialect, filters, { limit, maxRelaxed }),
      ),
  }
}

/**
 * Returns one page of the matching products, their number and their facets. Each query reads at
 * most `maxCount` matches plus one.
 */
async function listProducts(
  database: Database,
  dialect: ListingDialect,
  query: ProductQuery,
  options: ListOptions,
): Promise<Listing> {
  const { filters } = query
  const { maxCount } = options
  const row = await readMatches(database, dialect, query, options)
  const count = row.matched.count
  const isCapped = count > maxCount
  const ids =
    isCapped && !isRanked(query)
      ? await findPageInOrder(database, dialect, query, maxCount)
      : row.page
  return {
    rows: await findProductsInOrder(database, ids),
    total: Math.min(count, maxCount),
    isCapped,
    relevance: row.best,
    facets: await toFacets(database, dialect, { row, filters, options }),
  }
}

/** The facets and the page of a list. */
type Matches = FacetColumns & Page

interface Page {
  /** The ids of the page; empty for an unranked list with more matches than are read. */
  readonly page: readonly number[]
  /** The relevance of the best match; null for an unranked list. */
  readonly best: number | null
}

/** Materializes the matches once, then counts, sorts and groups them in memory. */
async function readMatches(
  database: Database,
  dialect: ListingDialect,
  query: ProductQuery,
  { maxCount, ownedIds }: ListOptions,
): Promise<Matches> {
  const { filters } = query
  const others = await selectOtherFacets(dialect, filters, maxCount).execute(database)
  await dialect.pause()
  const { rows } = await sql<MatchColumns & Page>`select * from (with matches as materialized (
      select ${selectColumns(query)} from ${dialect.getTable(filters.search)}
      where ${matchListing(dialect, filters)} ${dialect.orderMatches(filters.search)}
      limit ${maxCount + 1}
    ), ranked as ${isRanked(query) ? sql`materialized` : sql``} (
      select * from ${joinRanks(dialect, getRankedSearch(query))}
    ), page as (${selectPage(dialect, query, maxCount)})
    select ${selectFacets(dialect, filters)},
      ${countAmongMatches(dialect, ownedIds ?? [])} as owned,
      ${isRanked(query) ? sql`(select cast(max(rank) as double precision) from ranked)` : sql`null`} as best,
      coalesce((select ${dialect.functions.list}(product_id) from page), '[]') as page) as listing`.execute(
    database,
  )
  const [[other], [matches]] = [others.rows, rows]
  if (other === undefined || matches === undefined) throw new Error('an aggregate returned no row')
  return { ...dialect.decode(other), ...dialect.decode(matches) }
}

/** The table's indexes cover these columns, so only searches for words and names read rows. */
const coveredColumns = sql`product_id, genre, instruments, tag_codes, artist_id, key_code, bpm,
  frames, price_cents, created_at, mix_position`

function selectColumns(query: ProductQuery): RawBuilder<unknown> {
  const name = query.sort.startsWith('name') ? sql`, name` : sql``
  return sql`${coveredColumns}${name}`
}

/** Returns the query for the page's ids among the matches. */
function selectPage(
  dialect: ListingDialect,
  query: ProductQuery,
  maxCount: number,
): RawBuilder<unknown> {
  const offset = (query.page - 1) * query.perPage
  const limit = Math.max(0, Math.min(query.perPage, maxCount - offset))
  const isSorted = isRanked(query) ? sql`true` : sql`(select count(*) from matches) <= ${maxCount}`
  return sql`select product_id from ranked where ${isSorted}
    order by ${getOrder(dialect, query)} limit ${limit} offset ${offset}`
}

/**
 * Finds a page if there are more matches than are counted. Reads each category separately, because
 * the indexes are sorted by category first.
 */
async function findPageInOrder(
  database: Database,
  dialect: ListingDialect,
  query: ProductQuery,
  maxCount: number,
): Promise<readonly number[]> {
  const { page, perPage } = query
  const offset = (page - 1) * perPage
  const limit = Math.min(perPage, maxCount - offset)
  if (limit <= 0) return []
  const find = async (condition: Condition) =>
    await findRange(database, dialect, query, { offset, limit, condition })
  const isNear = matchNearlyFitting(dialect, query.fit)
  const near = isNear && (await find(isNear))
  return near?.length === limit ? near : await find(sql`true`)
}

interface ListRange {
  readonly offset: number
  readonly limit: number
  /** A condition in addition to the filters. */
  readonly condition: Condition
}

async function findRange(
  database: Database,
  dialect: ListingDialect,
  query: ProductQuery,
  { offset, limit, condition }: ListRange,
): Promise<number[]> {
  const { filters } = query
  const selected = filters.categories.length === 0 ? categories : filters.categories
  const order = getOrder(dialect, query)
  const parts = selected.map(
    (id) => sql`select * from (
      select product_id, price_cents, bpm, key_code, frames, created_at, mix_position, name
      from ${dialect.getTable(filters.search)}
      where ${matchListing(dialect, { ...filters, categories: [id] })} and ${condition}
      order by ${order} limit ${offset + limit}) as part`,
  )
  const { rows } = await sql<{ id: number }>`select product_id as id
    from (${sql.join(parts, sql` union all `)}) as matches
    order by ${order} limit ${limit} offset ${offset}`.execute(database)
  return rows.map(({ id }) => id)
}

/** Products released on the same date alternate between packs. */
const newestFirst = sql`created_at desc, mix_position, product_id desc`

type FixedSort = Exclude<ProductQuery['sort'], 'fit' | 'bought-desc'>

const orders: Readonly<Record<FixedSort, RawBuilder<unknown>>> = {
  'name-asc': sql`name, ${newestFirst}`,
  'name-desc': sql`name desc, ${newestFirst}`,
  'price-asc': sql`price_cents, ${newestFirst}`,
  'price-desc': sql`price_cents desc, ${newestFirst}`,
  'bpm-asc': sql`bpm nulls last, ${newestFirst}`,
  'bpm-desc': sql`bpm desc nulls last, ${newestFirst}`,
  'length-asc': sql`frames nulls last, ${newestFirst}`,
  'length-desc': sql`frames desc nulls last, ${newestFirst}`,
  'created_at-asc': sql`created_at, mix_position, product_id desc`,
  'created_at-desc': newestFirst,
  relevance: mostRelevantFirst,
}

function isRanked(query: ProductQuery): boolean {
  return getRankedSearch(query) !== null
}

/**
 * Returns the search whose relevance sorts the list; null for other orders or a search without
 * terms.
 */
function getRankedSearch({ sort, filters }: ProductQuery): TextSearch | null {
  const isRelevance = sort === 'relevance' && filters.among === null
  return isRelevance && filters.search?.terms.length ? filters.search : null
}

function getOrder(dialect: ListingDialect, query: ProductQuery): RawBuilder<unknown> {
  const { among, owner } = query.filters
  if (query.sort === 'fit') return sql`${measureFit(dialect, query.fit)}, ${newestFirst}`
  if (query.sort === 'bought-desc') return sql`${findPurchaseTime(owner)} desc, ${newestFirst}`
  if (query.sort === 'relevance' && among !== null) return dialect.findPosition(among)
  return orders[query.sort === 'relevance' && !isRanked(query) ? 'created_at-desc' : query.sort]
}

/** Returns when the customer last bought the product or its pack. */
function findPurchaseTime(owner: number | null): RawBuilder<unknown> {
  return sql`(select (select max(bought.created_at) from purchased_links as bought
      where bought.customer_id = ${owner} and bought.status = 'available'
        and bought.product_id in (item.id, item.pack_id))
    from products as item where item.id = product_id)`
}
