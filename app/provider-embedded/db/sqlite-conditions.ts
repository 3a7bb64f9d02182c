import { sql } from 'kysely'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { sampleRate } from '../audio/wav.ts'
import { listFilterKeys } from '../domain/compatible-keys.ts'
import type { ProductFilters, Range } from '../domain/product-query.ts'
import { listFilterTempos } from '../domain/related-tempos.ts'
import type { Tables } from './schema.ts'

/**
 * Ids of the only products that can match; null for all. Sorted by relevance, if that is the order
 * of the list.
 */
export type SearchHits = readonly number[] | null

/** Builds conditions for products. */
export type Where = ExpressionBuilder<Tables, 'products'>

/** Returns the SQL condition for the products that match the filters and the search. */
export function matchProducts(filters: ProductFilters, hits: SearchHits) {
  return (where: Where) => where.and(buildConditions(where, filters, hits))
}

/**
 * A single category is compared with `=`, because an index is then sorted by the next column. With
 * hits, the plus signs keep SQLite from using that index: the hits are fewer.
 */
function buildCategoryConditions(
  { categories }: ProductFilters,
  hits: SearchHits,
): Expression<SqlBool>[] {
  const prefix = hits === null ? sql`` : sql`+`
  const isActive = sql<SqlBool>`${prefix}products.active = 1`
  const [id] = categories
  if (id === undefined) return [isActive]
  if (categories.length > 1) return [isActive, isInList('products.category_id', categories)]
  return [isActive, sql<SqlBool>`${prefix}products.category_id = ${id}`]
}

function buildConditions(
  where: Where,
  filters: ProductFilters,
  hits: SearchHits,
): Expression<SqlBool>[] {
  const all = buildCategoryConditions(filters, hits)
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

/** Returns the SQL condition for the products with these ids. */
export function matchIds(ids: readonly number[]) {
  return () => isInList('products.id', ids)
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
