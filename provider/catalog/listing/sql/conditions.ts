import { sql } from 'kysely'
import { sampleRate } from '../../../platform/sound/wav.ts'
import { categoryIds } from '../../category-ids.ts'
import type { ProductFilters, Range } from '../product-query.rules.ts'
import { listFilterTempos } from '../related-tempos.rules.ts'
import type { Condition, ListingDialect } from './listing-dialect.ts'

/** The ids of all categories. */
export const categories: readonly number[] = Object.values(categoryIds)

/** Returns the SQL condition for rows of `product_search` that match the filters. */
export function matchListing(dialect: ListingDialect, filters: ProductFilters): Condition {
  const conditions = [
    ...matchCategories(dialect, filters.categories),
    ...matchTypes(filters.types),
    ...dialect.matchSearch(filters.search),
    ...dialect.matchCodes(filters),
    ...matchTempos(filters),
    ...matchRange('price_cents', filters.price),
    ...matchLength(filters.length),
    ...matchOwner(filters),
    ...matchIds(dialect, filters),
  ]
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`
}

/** Compares a single category with `=`, so that the index is already sorted by the next column. */
function matchCategories({ isOneOf }: ListingDialect, ids: readonly number[]): Condition[] {
  if (ids.length === 0) return []
  return [ids.length === 1 ? sql`category_id = ${ids[0]}` : isOneOf(sql`category_id`, ids)]
}

function matchTypes(types: readonly string[]): Condition[] {
  return types.length > 0 && !types.includes('downloadable') ? [sql`false`] : []
}

/** Selects what the customer bought and the sounds of bought packs, each through an index. */
function matchOwner({ owner }: ProductFilters): Condition[] {
  if (owner === null) return []
  const bought = sql`select product_id from purchased_links
    where customer_id = ${owner} and status = 'available'`
  return [sql`product_id in (${bought} union select id from products where pack_id in (${bought}))`]
}

function matchIds({ isOneOf }: ListingDialect, { among, excluded }: ProductFilters): Condition[] {
  return [
    ...(among === null ? [] : [isOneOf(sql`product_id`, among)]),
    ...(excluded.length === 0 ? [] : [sql`not ${isOneOf(sql`product_id`, excluded)}` as Condition]),
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
    ...(min === null ? [] : [sql`${sql.ref(column)} >= ${min}` as Condition]),
    ...(max === null ? [] : [sql`${sql.ref(column)} <= ${max}` as Condition]),
  ]
}

/** Only sounds have frames here, so a length range excludes packs. */
function matchLength(range: Range | null): Condition[] {
  if (range === null) return []
  const toFrames = (seconds: number | null) =>
    seconds === null ? null : Math.round(seconds * sampleRate)
  return matchRange('frames', { min: toFrames(range.min), max: toFrames(range.max) })
}
