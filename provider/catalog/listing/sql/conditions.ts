import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { sampleRate } from '../../../platform/sound/wav.ts'
import { categoryIds } from '../../category-ids.ts'
import { listFilterKeys } from '../compatible-keys.rules.ts'
import type { ProductFilters, Range } from '../product-query.rules.ts'
import { listFilterTempos } from '../related-tempos.rules.ts'
import { matchSearch, needsWords } from '../../search/postgres/search.ts'

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
    ...matchTempos(filters),
    ...matchRange('price_cents', filters.price),
    ...matchLength(filters.length),
    ...matchIds(filters),
  ]
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`
}

/**
 * A search for words intersects them with tags in one index, as does a filter by tags or artists.
 * Without them, the indexes that start with codes are quicker, because they contain all columns that
 * other filters need, so that no rows are read; but they do not contain the single instruments of
 * packs.
 */
function matchCodes(filters: ProductFilters): Condition[] {
  const { search, genre, instrument, tag, artist, categories: ids } = filters
  const key = listFilterKeys(filters)
  const tagged = [...matchTags('t', tag, ids), ...matchTags('a', artist, ids)]
  const listsPacks = ids.length === 0 || ids.includes(categoryIds.pack)
  const isIntersected =
    needsWords(search) || (instrument.length > 0 && listsPacks) || tagged.length > 0
  if (isIntersected) {
    return [
      ...tagged,
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

function matchIds({ among, excluded }: ProductFilters): Condition[] {
  return [
    ...(among === null ? [] : [sql<SqlBool>`product_id = any(${among}::bigint[])`]),
    ...(excluded.length === 0 ? [] : [sql<SqlBool>`product_id <> all(${excluded}::bigint[])`]),
  ]
}

function matchTempos(filters: ProductFilters): Condition[] {
  const ranges = listFilterTempos(filters).map((range) => matchRange('bpm', range))
  const [range = []] = ranges
  if (ranges.length <= 1) return range
  const either = ranges.map((conditions) => sql`(${sql.join(conditions, sql` and `)})`)
  return [sql`(${sql.join(either, sql` or `)})`]
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
