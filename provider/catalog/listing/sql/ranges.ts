import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { sampleRate } from '../../../platform/sound/wav.ts'
import type { ProductFilters } from '../product-query.rules.ts'
import { categories } from './conditions.ts'
import { rangeFacets } from '../facets.ts'
import type { FacetRange, RangeFacet } from '../facets.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { ListingDialect } from './listing-dialect.ts'

/** The minimum and maximum in the unit of the column; null without values. */
type StoredRange = readonly [min: number | null, max: number | null]

export type StoredRanges = { readonly [Facet in RangeFacet]?: StoredRange }

const columns = {
  bpm: sql.ref('bpm'),
  length: sql.ref('frames'),
  price: sql.ref('price_cents'),
} as const

/** Returns the SQL for a JSON object with the ranges of the rows. */
export function selectRanges(
  { functions: { array, object } }: ListingDialect,
  facets: readonly RangeFacet[],
): RawBuilder<unknown> {
  const ranges = facets.map(
    (facet) => sql`${sql.lit(facet)}, ${array}(min(${columns[facet]}), max(${columns[facet]}))`,
  )
  return sql`${object}(${ranges.length === 0 ? sql`` : sql.join(ranges)})`
}

/** Converts a stored range to BPM, seconds or euros. */
export function toRange(facet: RangeFacet, range: StoredRange | undefined): FacetRange | null {
  const [min, max] = range ?? [null, null]
  if (min === null || max === null) return null
  return { min: toUnit(facet, min), max: toUnit(facet, max) }
}

function toUnit(facet: RangeFacet, value: number): number {
  if (facet === 'price') return value / 100
  return facet === 'bpm' ? value : Math.round((value / sampleRate) * 1000) / 1000
}

/**
 * Finds the ranges of all products in the filters' categories at the ends of the indexes,
 * independently of the number of products.
 */
export async function findWholeRanges(
  database: Database,
  dialect: ListingDialect,
  filters: ProductFilters,
): Promise<StoredRanges> {
  const ids = filters.categories.length === 0 ? categories : filters.categories
  const parts = rangeFacets.map((facet) => {
    const ends = ids.flatMap((id) =>
      (['min', 'max'] as const).map((end) => selectEnd(end, columns[facet], id)),
    )
    return sql`(select ${dialect.functions.array}(min(value), max(value))
      from (${sql.join(ends, sql` union all `)}) as ends) as ${sql.ref(facet)}`
  })
  const { rows } = await sql<StoredRanges>`select ${sql.join(parts)}`.execute(database)
  return rows[0] === undefined ? {} : dialect.decode(rows[0])
}

function selectEnd(
  end: 'min' | 'max',
  column: RawBuilder<unknown>,
  category: number,
): RawBuilder<unknown> {
  return sql`select ${sql.raw(end)}(${column}) as value from product_search
    where category_id = ${category} and ${column} is not null`
}
