import { sql } from 'kysely'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { sampleRate } from '../audio/wav.ts'
import type { ProductFilters, ProductQuery, Range } from '../domain/product-query.ts'
import { toSearchWords } from '../domain/search-words.ts'
import type { Engine } from './engine.ts'
import { getEngine } from './get-engine.ts'
import type { Database, ProductRow, Tables } from './schema.ts'

/** Ids of the matching products, best match first; null if there is no search query. */
export type SearchHits = readonly number[] | null

/** Searches the products for the query of the filters. */
export async function findSearchHits(db: Database, filters: ProductFilters): Promise<SearchHits> {
  return filters.query === ''
    ? null
    : await getEngine(db).searchProducts(db, toSearchWords(filters.query))
}

/** Returns one page of the matching products and the total number of matches. */
export async function listProducts(
  db: Database,
  query: ProductQuery,
  hits: SearchHits,
): Promise<{ readonly rows: ProductRow[]; readonly total: number }> {
  const { filters, page, perPage } = query
  const { total } = await db
    .selectFrom('products')
    .where(matchProducts(db, filters, hits))
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where(matchProducts(db, filters, hits))
    .orderBy(getPrimaryOrder(getEngine(db), query, hits))
    .orderBy('products.created_at', 'desc')
    .orderBy('products.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { rows, total }
}

type Where = ExpressionBuilder<Tables, 'products'>

/** Returns the SQL condition for the products that match the filters and the search. */
export function matchProducts(db: Database, filters: ProductFilters, hits: SearchHits) {
  const engine = getEngine(db)
  return (where: Where) => where.and(buildConditions(where, engine, filters, hits))
}

function buildConditions(
  where: Where,
  engine: Engine,
  filters: ProductFilters,
  hits: SearchHits,
): Expression<SqlBool>[] {
  const all: Expression<SqlBool>[] = [where('products.active', '=', 1)]
  if (hits !== null) all.push(engine.inList('products.id', hits))
  if (filters.categories.length > 0) {
    all.push(engine.inList('products.category_id', filters.categories))
  }
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

/** Only one-shots have a length, so a length range excludes packs. */
function matchLengthRange(where: Where, range: Range | null): Expression<SqlBool>[] {
  if (range === null) return []
  const inFrames = { min: toFrames(range.min), max: toFrames(range.max) }
  return [
    where('products.kind', '=', 'one-shot'),
    ...matchRange(where, 'products.frames', inFrames),
  ]
}

function toFrames(seconds: number | null): number | null {
  return seconds === null ? null : Math.round(seconds * sampleRate)
}

function getPrimaryOrder(engine: Engine, { sort }: ProductQuery, hits: SearchHits) {
  switch (sort) {
    case 'name-asc':
      return sql`${engine.caseInsensitive('products.name')} asc`
    case 'name-desc':
      return sql`${engine.caseInsensitive('products.name')} desc`
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
      return sql`products.created_at desc`
    case 'relevance':
      return hits === null
        ? sql`products.created_at desc`
        : sql`${engine.indexInList('products.id', hits)} asc`
  }
}
