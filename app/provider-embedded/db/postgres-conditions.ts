import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { sampleRate } from '../audio/wav.ts'
import type { ProductFilters, Range } from '../domain/product-query.ts'
import { toSearchWords } from '../domain/search-words.ts'
import { toSearchQuery } from './postgres-search.ts'

/** The categories of the catalogue: packs and one-shots. */
export const categories = [2, 3] as const

type Condition = RawBuilder<SqlBool>

/** Returns the SQL condition for the rows of `product_search` that match the filters. */
export function matchListing(filters: ProductFilters): Condition {
  const { genre, instrument, key, bpm, length, price } = filters
  const conditions = [
    ...matchCategories(filters.categories),
    ...matchTypes(filters.types),
    ...matchWords(filters.query),
    ...matchTags('g', genre, filters.categories),
    ...matchTags('i', instrument, filters.categories),
    ...matchTags('k', key, filters.categories),
    ...matchRange('bpm', bpm),
    ...matchRange('price_cents', price),
    ...matchLength(length),
  ]
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`
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

function matchWords(query: string): Condition[] {
  if (query === '') return []
  const words = toSearchWords(query)
  return [words.length === 0 ? sql`false` : sql`document @@ ${toSearchQuery(words)}`]
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

/** Only one-shots have frames here, so a length range excludes packs. */
function matchLength(range: Range | null): Condition[] {
  if (range === null) return []
  const toFrames = (seconds: number | null) =>
    seconds === null ? null : Math.round(seconds * sampleRate)
  return matchRange('frames', { min: toFrames(range.min), max: toFrames(range.max) })
}
