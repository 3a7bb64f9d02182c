import { sql } from 'kysely'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { sampleRate } from '../audio/wav.ts'
import type { ProductFilters, ProductQuery, Range } from '../domain/product-query.ts'
import type { Listing } from './product-list.ts'
import type { Database, ProductRow, Tables } from './schema.ts'
import { countFacets } from './sqlite-facets.ts'
import { rankProducts, searchProducts } from './sqlite-search.ts'

/**
 * Ids of the matching products; null if there is no search. Sorted by relevance, if that is the order
 * of the list.
 */
export type SearchHits = readonly number[] | null

/** Returns one page of the matching products, their number and their facets. */
export async function listProducts(
  db: Database,
  query: ProductQuery,
  maxCount: number,
): Promise<Listing> {
  const { filters } = query
  const hits = await findSearchHits(db, query, maxCount + 1)
  const count = await countMatches(db, filters, hits, maxCount)
  const total = Math.min(count, maxCount)
  const hasMoreHits = hits !== null && hits.length > maxCount
  return {
    rows: await listPage(db, query, hits, total),
    total,
    isCapped: count > maxCount || hasMoreHits,
    facets: await countFacets(db, filters, hits, { maxCount, count, hasMoreHits }),
  }
}

async function findSearchHits(
  db: Database,
  { filters: { search, categories }, sort }: Pick<ProductQuery, 'filters' | 'sort'>,
  limit: number,
): Promise<SearchHits> {
  if (search === null) return null
  if (sort !== 'relevance') return await searchProducts(db, search, limit)
  return await rankProducts(db, { search, categories, isAny: false, limit })
}

/** Counts the matching products, at most `maxCount`. */
export async function countProducts(
  db: Database,
  filters: ProductFilters,
  maxCount: number,
): Promise<number> {
  const hits = await findSearchHits(db, { filters, sort: 'name-asc' }, maxCount)
  return Math.min(maxCount, await countMatches(db, filters, hits, maxCount))
}

/** Counts the matches, at most one more than `maxCount`. */
export async function countMatches(
  db: Database,
  filters: ProductFilters,
  hits: SearchHits,
  maxCount: number,
): Promise<number> {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom('products')
        .select('products.id')
        .where(matchProducts(filters, hits))
        .limit(maxCount + 1)
        .as('matches'),
    )
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function listPage(
  db: Database,
  query: ProductQuery,
  hits: SearchHits,
  total: number,
): Promise<ProductRow[]> {
  const offset = (query.page - 1) * query.perPage
  const limit = Math.min(query.perPage, total - offset)
  if (limit <= 0) return []
  const isRanked = query.sort === 'relevance' && hits !== null
  return await db
    .selectFrom('products')
    .selectAll('products')
    .$if(isRanked, (products) =>
      products.innerJoin(listHits(hits ?? []), 'hits.value', 'products.id'),
    )
    .where(matchProducts(query.filters, isRanked ? null : hits))
    .orderBy(isRanked ? sql`hits.key` : getPrimaryOrder(query))
    .orderBy('products.created_at', 'desc')
    .orderBy('products.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** The hits as a table; `key` is the place of each. */
function listHits(hits: readonly number[]) {
  return sql<{ key: number; value: number }>`json_each(${JSON.stringify(hits)})`.as<'hits'>(
    sql.ref('hits'),
  )
}

export type Where = ExpressionBuilder<Tables, 'products'>

/** Returns the SQL condition for the products that match the filters and the search. */
export function matchProducts(filters: ProductFilters, hits: SearchHits) {
  return (where: Where) => where.and(buildConditions(where, filters, hits))
}

/** Returns the SQL condition for all products on sale in the categories; in any if there are none. */
export function matchCategories(categories: readonly number[]) {
  return (where: Where) => where.and(buildCategoryConditions(where, categories))
}

function buildCategoryConditions(
  where: Where,
  categories: readonly number[],
): Expression<SqlBool>[] {
  const isActive = where('products.active', '=', 1)
  return categories.length === 0
    ? [isActive]
    : [isActive, isInList('products.category_id', categories)]
}

function buildConditions(
  where: Where,
  filters: ProductFilters,
  hits: SearchHits,
): Expression<SqlBool>[] {
  const all = buildCategoryConditions(where, filters.categories)
  if (hits !== null) all.push(isInList('products.id', hits))
  if (filters.types.length > 0 && !filters.types.includes('downloadable')) all.push(matchNothing())
  if (filters.key.length > 0) all.push(where('products.key_code', 'in', filters.key))
  if (filters.genre.length > 0) all.push(matchGenres(where, filters.genre))
  if (filters.instrument.length > 0) all.push(matchInstruments(where, filters.instrument))
  return [
    ...all,
    ...matchRange(where, 'products.bpm', filters.bpm),
    ...matchRange(where, 'products.price_cents', filters.price),
    ...matchLengthRange(where, filters.length),
  ]
}

/** The list is one JSON parameter, because SQLite limits the number of parameters. */
function isInList(column: string, numbers: readonly number[]): Expression<SqlBool> {
  return sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(numbers)}))`
}

function matchNothing(): Expression<SqlBool> {
  return sql<SqlBool>`0 = 1`
}

function matchGenres(where: Where, codes: readonly string[]): Expression<SqlBool> {
  const ids = where.selectFrom('genres').select('genres.id').where('genres.code', 'in', codes)
  return where('products.genre_id', 'in', ids)
}

function matchInstruments(where: Where, instruments: readonly string[]): Expression<SqlBool> {
  const ids = where
    .selectFrom('product_instruments')
    .select('product_instruments.product_id')
    .where('product_instruments.instrument', 'in', instruments)
  return where('products.id', 'in', ids)
}

function matchRange(
  where: Where,
  column: 'products.bpm' | 'products.price_cents' | 'products.frames',
  range: Range | null,
): Expression<SqlBool>[] {
  if (range === null) return []
  return [
    ...(range.min === null ? [] : [where(column, '>=', range.min)]),
    ...(range.max === null ? [] : [where(column, '<=', range.max)]),
  ]
}

/** Only sounds have a length, so a length range excludes packs. */
function matchLengthRange(where: Where, range: Range | null): Expression<SqlBool>[] {
  if (range === null) return []
  const inFrames = { min: toFrames(range.min), max: toFrames(range.max) }
  return [where('products.kind', '<>', 'pack'), ...matchRange(where, 'products.frames', inFrames)]
}

function toFrames(seconds: number | null): number | null {
  return seconds === null ? null : Math.round(seconds * sampleRate)
}

function getPrimaryOrder({ sort }: ProductQuery) {
  switch (sort) {
    case 'name-asc':
      return sql`products.name collate nocase asc`
    case 'name-desc':
      return sql`products.name collate nocase desc`
    case 'price-asc':
      return sql`products.price_cents asc`
    case 'price-desc':
      return sql`products.price_cents desc`
    case 'bpm-asc':
      return sql`products.bpm asc nulls last`
    case 'bpm-desc':
      return sql`products.bpm desc nulls last`
    case 'created_at-asc':
      return sql`products.created_at asc`
    case 'created_at-desc':
    case 'relevance':
      return sql`products.created_at desc`
  }
}
