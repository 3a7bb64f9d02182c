import { sql } from 'kysely'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { sampleRate } from '../audio/wav.ts'
import { listFilterKeys } from '../domain/compatible-keys.ts'
import type { ProductFilters, ProductQuery, Range } from '../domain/product-query.ts'
import { listFilterTempos } from '../domain/related-tempos.ts'
import type { EngineListOptions, Listing } from './product-list.ts'
import type { Database, ProductRow, Tables } from './schema.ts'
import { countFacets } from './sqlite-facets.ts'
import { rankProducts, searchProducts } from './sqlite-search.ts'

/**
 * Ids of the only products that can match; null for all. Sorted by relevance, if that is the order of
 * the list.
 */
export type SearchHits = readonly number[] | null

/** Returns one page of the matching products, their number and their facets. */
export async function listProducts(
  db: Database,
  query: ProductQuery,
  { maxCount, ownedIds }: EngineListOptions,
): Promise<Listing> {
  const { filters } = query
  const hits = await findHits(db, query, maxCount + 1)
  const count = await countMatches(db, filters, hits, maxCount)
  const total = Math.min(count, maxCount)
  const hasMoreHits = hits !== null && hits.length > maxCount
  return {
    rows: await listPage(db, query, hits, total),
    total,
    isCapped: count > maxCount || hasMoreHits,
    facets: {
      ...(await countFacets(db, filters, hits, { maxCount, count, hasMoreHits })),
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
    // Among products of the same date, those of different packs alternate.
    .orderBy('products.mix_position')
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
  if (filters.excluded.length > 0) {
    all.push(where.not(isInList('products.id', filters.excluded)))
  }
  if (filters.types.length > 0 && !filters.types.includes('downloadable')) all.push(matchNothing())
  if (filters.key.length > 0) all.push(where('products.key_code', 'in', listFilterKeys(filters)))
  if (filters.genre.length > 0) all.push(matchGenres(where, filters.genre))
  if (filters.instrument.length > 0) all.push(matchInstruments(where, filters.instrument))
  if (filters.tag.length > 0) all.push(matchTags(where, filters.tag))
  if (filters.artist.length > 0) all.push(matchArtists(where, filters.artist))
  if (filters.bpm !== null) all.push(matchTempos(where, filters))
  return [
    ...all,
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

function matchTags(where: Where, tags: readonly string[]): Expression<SqlBool> {
  const ids = where
    .selectFrom('product_tags')
    .select('product_tags.product_id')
    .where('product_tags.tag', 'in', tags)
  return where('products.id', 'in', ids)
}

function matchArtists(where: Where, slugs: readonly string[]): Expression<SqlBool> {
  const ids = where.selectFrom('artists').select('artists.id').where('artists.slug', 'in', slugs)
  return where('products.artist_id', 'in', ids)
}

function matchTempos(where: Where, filters: ProductFilters): Expression<SqlBool> {
  return where.or(
    listFilterTempos(filters).map((range) => where.and(matchRange(where, 'products.bpm', range))),
  )
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
    case 'length-asc':
      return sql`case when products.kind <> 'pack' then products.frames end asc nulls last`
    case 'length-desc':
      return sql`case when products.kind <> 'pack' then products.frames end desc nulls last`
    case 'created_at-asc':
      return sql`products.created_at asc`
    case 'created_at-desc':
    case 'relevance':
      return sql`products.created_at desc`
  }
}
