import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { ProductFilters } from '../domain/product-query.ts'
import {
  getActiveFacetLimit,
  listActiveFacets,
  optionFacets,
  rangeFacets,
  removeFilter,
} from './facets.ts'
import type { FacetOption, Facets, OptionFacet, RangeFacet } from './facets.ts'
import { labelInstrument } from './filter-options.ts'
import { matchListing } from './postgres-conditions.ts'
import { findWholeRanges, selectRanges, toRange } from './postgres-ranges.ts'
import type { StoredRanges } from './postgres-ranges.ts'
import type { Database } from './schema.ts'

type Facet = OptionFacet | RangeFacet

/** The products that a facet counts. */
interface FacetCount {
  /** At most one more than the limit of the facet. */
  readonly count: number
  readonly ranges: StoredRanges
}

/** The columns of the statement of a list that contain the facets. */
export type FacetColumns = {
  /** The number and the ranges of all matches, and of those without the filter of each facet. */
  readonly counts: { readonly [Source in Facet | 'all']?: FacetCount }
} & Readonly<
  Record<OptionFacet, readonly (readonly [value: string, label: string, count: number])[]>
>

/** The products that match all filters except that of one facet. */
export interface FacetSource {
  readonly name: RawBuilder<unknown>
  readonly select: RawBuilder<unknown>
}

/**
 * Returns a query for each active filter, which selects the products that match the others. All
 * other facets count the rows of `matches`.
 */
export function selectWithoutFilters(filters: ProductFilters, maxCount: number): FacetSource[] {
  const limit = getActiveFacetLimit(filters, maxCount)
  return listActiveFacets(filters).map((facet) => ({
    name: getSource(filters, facet),
    select: sql`select ${sql.ref(sourceColumns[facet])} from product_search
      where ${matchListing(removeFilter(filters, facet))} limit ${limit + 1}`,
  }))
}

const sourceColumns = {
  genre: 'genre',
  instrument: 'instruments',
  key: 'key_code',
  bpm: 'bpm',
  length: 'frames',
  price: 'price_cents',
} as const

function getSource(filters: ProductFilters, facet: Facet): RawBuilder<unknown> {
  return listActiveFacets(filters).includes(facet) ? sql.id(`without_${facet}`) : sql.id('matches')
}

/** Returns the columns with the facets for a statement that has the queries above and `matches`. */
export function selectFacets(filters: ProductFilters): RawBuilder<unknown> {
  const counts = listActiveFacets(filters).map((facet) => {
    const ranges = isRange(facet) ? [facet] : []
    return sql`${sql.lit(facet)}, ${countSource(getSource(filters, facet), ranges)}`
  })
  const all = sql`'all', ${countSource(sql.id('matches'), rangeFacets)}`
  const options = optionFacets.map(
    (facet) => sql`coalesce((${selectOptions[facet](getSource(filters, facet))}), '[]')
      as ${sql.id(facet)}`,
  )
  return sql.join([sql`json_build_object(${sql.join([all, ...counts])}) as counts`, ...options])
}

function isRange(facet: Facet): facet is RangeFacet {
  return rangeFacets.some((range) => range === facet)
}

function countSource(source: RawBuilder<unknown>, ranges: readonly RangeFacet[]) {
  return sql`(select json_build_object('count', count(*), 'ranges', ${selectRanges(ranges)})
    from ${source})`
}

/**
 * Queries for the values, labels and counts of each facet. The index of labels has the collation of
 * the database.
 */
const selectOptions = {
  genre: (source: RawBuilder<unknown>) => sql`
    select json_agg(json_build_array(value, label, count) order by label) from
      (select genre as value, count(*) from ${source} group by genre) as counted
      join genres on genres.code = value`,
  instrument: (source: RawBuilder<unknown>) => sql`
    select json_agg(json_build_array(value, '', count) order by value) from
      (select value, sum(count) as count from
        (select instruments, count(*) from ${source} group by instruments) as played,
        string_to_table(instruments, ',') as value group by value) as counted`,
  key: (source: RawBuilder<unknown>) => sql`
    select json_agg(json_build_array(value, (select min(music_key) from products
        where key_code = value collate "default"), count) order by value) from
      (select key_code as value, count(*) from ${source} where key_code is not null
        group by key_code) as counted`,
} as const

/** Converts the columns to facets; the ranges of capped ones are those of the whole categories. */
export async function toFacets(
  database: Database,
  row: FacetColumns,
  filters: ProductFilters,
  maxCount: number,
): Promise<Facets> {
  const limit = getActiveFacetLimit(filters, maxCount)
  const getCount = (facet: Facet) => row.counts[facet] ?? row.counts.all
  const getLimit = (facet: Facet) => (row.counts[facet] === undefined ? maxCount : limit)
  const isCapped = (facet: Facet) => (getCount(facet)?.count ?? 0) > getLimit(facet)
  const whole = rangeFacets.some(isCapped) ? await findWholeRanges(database, filters) : {}
  const toOptions = (facet: OptionFacet): FacetOption[] =>
    row[facet].map(([value, label, count]) => ({
      value,
      label: facet === 'instrument' ? labelInstrument(value) : label,
      count: Math.min(count, getLimit(facet)),
    }))
  const getRange = (facet: RangeFacet) =>
    toRange(facet, (isCapped(facet) ? whole : getCount(facet)?.ranges)?.[facet])
  return {
    genre: toOptions('genre'),
    instrument: toOptions('instrument'),
    key: toOptions('key'),
    bpm: getRange('bpm'),
    length: getRange('length'),
    price: getRange('price'),
    capped: optionFacets.filter(isCapped),
  }
}
