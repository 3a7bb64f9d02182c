import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { sampleRate } from '../audio/wav.ts'
import { categoryIds } from '../domain/category-ids.ts'
import type { ProductFilters, Range } from '../domain/product-query.ts'
import { matchSearch, needsWords } from './postgres-search.ts'

/** The ids of all categories. */
export const categories: readonly number[] = Object.values(categoryIds)

type Condition = RawBuilder<SqlBool>

/** Returns the SQL condition for the rows of `product_search` that match the filters. */
export function matchListing(filters: ProductFilters): Condition {
  const conditions = [
    ...matchCategories(filters.categories),
    ...matchTypes(filters.types),
    ...matchSearch(filters.search),
    ...matchCodes(filters),
    ...matchRange('bpm', filters.bpm),
    ...matchRange('price_cents', filters.price),
    ...matchLength(filters.length),
  ]
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`
}

/**
 * A search for words intersects them with tags in one index. Without one, the indexes that start with
 * codes are quicker, because they contain all columns that other filters need, so that no rows are
 * read; but they do not contain the single instruments of packs.
 */
function matchCodes(filters: ProductFilters): Condition[] {
  const { search, genre, instrument, key, categories: ids } = filters
  const listsPacks = ids.length === 0 || ids.includes(categoryIds.pack)
  if (needsWords(search) || (instrument.length > 0 && listsPacks)) {
    return [
      ...matchTags('g', genre, ids),
      ...matchTags('i', instrument, ids),
      ...matchTags('k', key, ids),
    ]
  }
  return [
    ...matchColumn('genre', genre),
    // A sound has one instrument.
    ...matchColumn('instruments', instrument),
    ...matchColumn('key_code', key),
  ]
}

/** Compares one code with `=`, because the next column of the index can then be used, too. */
function matchColumn(
  column: 'genre' | 'instruments' | 'key_code',
  codes: readonly string[],
): Condition[] {
  const [code] = codes
  if (codes.length <= 1) return code === undefined ? [] : [sql`${sql.ref(column)} = ${code}`]
  return [sql`${sql.ref(column)} = any(${codes}::text[])`]
}

/** A single category is compared with `=`, because an index is then sorted by the next column. */
function matchCategories(ids: readonly number[]): Condition[] {
  if (ids.length === 0) return []
  const [id] = ids
  return [ids.length === 1 ? sql`category_id = ${id}` : sql`category_id = any(${ids}::bigint[])`]
}

function matchTypes(types: readonly string[]): Condition[] {
  return types.length > 0 && !types.includes('downloadable') ? [sql`false`] : []
}

/** Tags contain the category, so that the index intersects it with the filter. */
function matchTags(
  facet: string,
  codes: readonly string[],
  selected: readonly number[],
): Condition[] {
  if (codes.length === 0) return []
  const ids = selected.length === 0 ? categories : selected
  const tags = ids.flatMap((id) => codes.map((code) => `${facet}:${id}:${code}`))
  return [sql`tags && ${tags}::text[]`]
}

function matchRange(column: 'bpm' | 'price_cents' | 'frames', range: Range | null): Condition[] {
  if (range === null) return []
  const { min, max } = range
  return [
    ...(min === null ? [] : [sql<SqlBool>`${sql.ref(column)} >= ${min}`]),
    ...(max === null ? [] : [sql<SqlBool>`${sql.ref(column)} <= ${max}`]),
  ]
}

/** Only sounds have frames here, so a length range excludes packs. */
function matchLength(range: Range | null): Condition[] {
  if (range === null) return []
  const toFrames = (seconds: number | null) =>
    seconds === null ? null : Math.round(seconds * sampleRate)
  return matchRange('frames', { min: toFrames(range.min), max: toFrames(range.max) })
}
