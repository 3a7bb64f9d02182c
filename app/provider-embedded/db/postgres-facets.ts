import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { sampleRate } from '../audio/wav.ts'
import type { ProductFilters } from '../domain/product-query.ts'
import { categories, matchListing } from './postgres-conditions.ts'
import type { FacetOption, FacetRange, Facets, OptionFacet } from './product-list.ts'
import type { Database } from './schema.ts'
import { labelInstrument, listGenres, listKeys } from './selected-options.ts'

type RangeFacet = 'bpm' | 'length' | 'price'
type StoredRange = readonly [min: number | null, max: number | null]

interface StoredTags {
  readonly count: number
  /** The number of products per tag. */
  readonly tags: Readonly<Record<string, number>>
}

interface StoredValues {
  readonly count: number
  readonly range: StoredRange
}

/** The counts as they come from the database; `all` applies every filter. */
export type StoredFacets = {
  readonly all: StoredTags & { readonly ranges: Readonly<Record<RangeFacet, StoredRange>> }
} & { readonly [Facet in OptionFacet]?: StoredTags } & {
  readonly [Facet in RangeFacet]?: StoredValues
}

const optionFacets = ['genre', 'instrument', 'key'] as const
const rangeFacets = ['bpm', 'length', 'price'] as const
const tagPrefixes = { genre: 'g', instrument: 'i', key: 'k' } as const
const rangeColumns = { bpm: 'bpm', length: 'frames', price: 'price_cents' } as const

/**
 * Returns the SQL expression for the facets of the rows in `matches`. A facet whose own filter is
 * active reads other rows: at most one more than `maxCount` that match all other filters.
 */
export function selectFacets(filters: ProductFilters, maxCount: number): RawBuilder<StoredFacets> {
  const parts = [
    sql`'all', json_build_object('count', total.count, 'tags', ${countTags(sql`matches`)},
      'ranges', (select json_build_object(${sql.join(
        rangeFacets.map(
          (facet) => sql`${sql.lit(facet)}, ${findRange(sql.ref(rangeColumns[facet]))}`,
        ),
      )}) from matches))`,
    ...optionFacets
      .filter((facet) => filters[facet].length > 0)
      .map((facet) => sql`${sql.lit(facet)}, ${countWithout(filters, facet, maxCount)}`),
    ...rangeFacets
      .filter((facet) => filters[facet] !== null)
      .map((facet) => sql`${sql.lit(facet)}, ${findRangeWithout(filters, facet, maxCount)}`),
  ]
  return sql`json_build_object(${sql.join(parts)})`
}

function countTags(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(json_object_agg(tag, count), '{}') from (
    select tag, count(*) from ${rows}, unnest(tags) as tag group by tag) as counts)`
}

function findRange(value: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`json_build_array(min(${value}), max(${value}))`
}

function countWithout(filters: ProductFilters, facet: OptionFacet, maxCount: number) {
  return sql`(with others as materialized (select tags from product_search
      where ${matchListing({ ...filters, [facet]: [] })} limit ${maxCount + 1})
    select json_build_object('count', (select count(*) from others), 'tags', (
      select coalesce(json_object_agg(tag, count), '{}') from (
        select tag, count(*) from others, unnest(tags) as tag
        where starts_with(tag, ${sql.lit(tagPrefixes[facet])}) group by tag) as counts)))`
}

function findRangeWithout(filters: ProductFilters, facet: RangeFacet, maxCount: number) {
  return sql`(select json_build_object('count', count(*), 'range', ${findRange(sql`value`)})
    from (select ${sql.ref(rangeColumns[facet])} as value from product_search
      where ${matchListing({ ...filters, [facet]: null })} limit ${maxCount + 1}) as others)`
}

/** Converts the counts to facets; the ranges of capped ones are those of the whole categories. */
export async function readFacets(
  database: Database,
  stored: StoredFacets,
  filters: ProductFilters,
  maxCount: number,
): Promise<Facets> {
  const isCapped = (facet: OptionFacet | RangeFacet) =>
    (stored[facet] ?? stored.all).count > maxCount
  const whole = rangeFacets.some(isCapped) ? await findWholeRanges(database, filters) : null
  const range = (facet: RangeFacet) =>
    toRange(
      facet,
      (isCapped(facet) ? whole?.[facet] : null) ?? stored[facet]?.range ?? stored.all.ranges[facet],
    )
  const count = (facet: OptionFacet) => sumTags(facet, stored[facet] ?? stored.all, maxCount)
  const [genres, keys] = [count('genre'), count('key')]
  return {
    genre: toOptions(await listGenres(database), genres),
    instrument: [...count('instrument')]
      .map(([value, total]) => ({ value, label: labelInstrument(value), count: total }))
      .toSorted((a, b) => (a.value < b.value ? -1 : 1)),
    key: keys.size === 0 ? [] : toOptions(await listKeys(database), keys),
    bpm: range('bpm'),
    length: range('length'),
    price: range('price'),
    capped: optionFacets.filter(isCapped),
  }
}

/** Adds up the counts of the categories by the code of the option. */
function sumTags(facet: OptionFacet, { tags }: StoredTags, maxCount: number): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [tag, count] of Object.entries(tags)) {
    const [prefix, , ...code] = tag.split(':')
    if (prefix !== tagPrefixes[facet]) continue
    const value = code.join(':')
    sums.set(value, Math.min((sums.get(value) ?? 0) + count, maxCount))
  }
  return sums
}

function toOptions(
  known: readonly Omit<FacetOption, 'count'>[],
  counts: ReadonlyMap<string, number>,
): FacetOption[] {
  return known.flatMap((option) => {
    const count = counts.get(option.value)
    return count === undefined ? [] : [{ ...option, count }]
  })
}

function toRange(facet: RangeFacet, [min, max]: StoredRange): FacetRange | null {
  if (min === null || max === null) return null
  return { min: toUnit(facet, min), max: toUnit(facet, max) }
}

function toUnit(facet: RangeFacet, value: number): number {
  if (facet === 'price') return value / 100
  return facet === 'bpm' ? value : Math.round((value / sampleRate) * 1000) / 1000
}

/** Reads the ends of the indexes, which is independent of the number of products. */
async function findWholeRanges(
  database: Database,
  filters: ProductFilters,
): Promise<Readonly<Record<RangeFacet, StoredRange>> | null> {
  const ids = filters.categories.length === 0 ? categories : filters.categories
  const parts = rangeFacets.map((facet) => {
    const column = sql.ref(rangeColumns[facet])
    const select = (end: 'min' | 'max') =>
      sql.join(
        ids.map(
          (id) => sql`(select ${sql.raw(end)}(${column}) from product_search
            where category_id = ${id} and ${column} is not null)`,
        ),
      )
    return sql`json_build_array(least(${select('min')}), greatest(${select('max')}))
      as ${sql.id(facet)}`
  })
  const { rows } = await sql<Record<RangeFacet, StoredRange>>`select ${sql.join(parts)}`.execute(
    database,
  )
  return rows[0] ?? null
}
