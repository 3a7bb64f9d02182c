import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { ProductKind } from '#provider/contract/product-kinds.ts'
import type { ProductFilters } from '../product-query.rules.ts'
import {
  getActiveFacetLimit,
  getKindLimit,
  kinds,
  listActiveFacets,
  maxListed,
  optionFacets,
  rangeFacets,
  removeFilter,
  toKindOptions,
} from '../facets.ts'
import type { FacetOption, Facets, OptionFacet, RangeFacet } from '../facets.ts'
import { labelInstrument } from '../filter-options.ts'
import { matchListing } from './conditions.ts'
import { selectKindCounts } from './kinds.ts'
import type { KindCounts } from './kinds.ts'
import { findWholeRanges, selectRanges, toRange } from './ranges.ts'
import type { StoredRanges } from './ranges.ts'
import type { IndexListOptions } from '../product-list.ts'
import type { Database } from '../../../platform/database/database.ts'

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
  readonly kind: KindCounts
  /** The number of matches that the customer owns. */
  readonly owned: number
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
    name: nameSource(facet),
    select: sql`select ${sql.ref(sourceColumns[facet])} from product_search
      where ${matchListing(removeFilter(filters, facet))} limit ${limit + 1}`,
  }))
}

const sourceColumns = {
  genre: 'genre',
  instrument: 'instruments',
  tag: 'tag_codes',
  artist: 'artist_id',
  key: 'key_code',
  bpm: 'bpm',
  length: 'frames',
  price: 'price_cents',
} as const

function nameSource(facet: Facet): RawBuilder<unknown> {
  return sql.id(`without_${facet}`)
}

/** Groups the matches by each facet in one pass. */
export const selectGroups = sql`select genre, instruments, tag_codes, artist_id, key_code,
    grouping(genre, instruments, tag_codes, artist_id, key_code) as level, count(*) as count
  from matches
  group by grouping sets ((genre), (instruments), (tag_codes), (artist_id), (key_code))`

/** What `grouping` returns for a column: one bit for each of the others. */
const levels = {
  genre: 0b01111,
  instruments: 0b10111,
  tag_codes: 0b11011,
  artist_id: 0b11101,
  key_code: 0b11110,
} as const

/** Returns the query for the number and the ranges of all matches. */
export const selectTotals = sql`select count(*) as count, ${selectRanges(rangeFacets)} as ranges
  from matches`

/** Returns the query for the number of matches with these ids. */
export function countAmongMatches(ids: readonly number[]): RawBuilder<unknown> {
  return sql`(select count(*) from matches where product_id = any(${ids}::bigint[]))`
}

/** Returns the number of matches, for a statement that has the queries `matches` and `totals`. */
export const countMatches = sql`(select count from totals)`

/** Returns the columns with the facets for a statement that has the queries above. */
export function selectFacets(filters: ProductFilters, maxCount: number): RawBuilder<unknown> {
  const all = sql`'all', (select json_build_object('count', count, 'ranges', ranges) from totals)`
  const active = listActiveFacets(filters).map(
    (facet) => sql`${sql.lit(facet)}, ${countOthers(facet)}`,
  )
  const options = optionFacets.map((facet) => {
    const isActive = listActiveFacets(filters).includes(facet)
    const groups = isActive ? groupOthers(facet) : selectLevel(facet)
    return sql`coalesce((${selectOptions[facet](groups, filters)}), '[]') as ${sql.id(facet)}`
  })
  return sql.join([
    sql`json_build_object(${sql.join([all, ...active])}) as counts`,
    sql`${selectKindCounts(filters, maxCount)} as kind`,
    ...options,
  ])
}

function countOthers(facet: Facet): RawBuilder<unknown> {
  const ranges = rangeFacets.filter((range) => range === facet)
  return sql`(select json_build_object('count', count(*), 'ranges', ${selectRanges(ranges)})
    from ${nameSource(facet)})`
}

function groupOthers(facet: OptionFacet): RawBuilder<unknown> {
  const column = sql.ref(sourceColumns[facet])
  return sql`select ${column} as value, count(*) as count from ${nameSource(facet)} group by ${column}`
}

function selectLevel(facet: OptionFacet): RawBuilder<unknown> {
  const column = sourceColumns[facet]
  return sql`select ${sql.ref(column)} as value, count from groups
    where level = ${sql.lit(levels[column])}`
}

/**
 * Queries for the values, labels and counts of each facet. The index of labels has the collation of
 * the database.
 */
const selectOptions = {
  genre: (groups: RawBuilder<unknown>) => sql`
    select json_agg(json_build_array(value, label, count) order by label)
    from (${groups}) as counted join genres on genres.code = value`,
  instrument: (groups: RawBuilder<unknown>) => sql`
    select json_agg(json_build_array(value, '', count) order by value)
    from (select code as value, sum(count) as count
      from (${groups}) as counted, string_to_table(value, ',') as code group by code) as single`,
  tag: (groups: RawBuilder<unknown>, { tag }: ProductFilters) => sql`
    select json_agg(json_build_array(value, value, count))
    from (select value, sum(count) as count,
        row_number() over (order by sum(count) desc, value) as place
      from (select code as value, count from (${groups}) as counted,
        string_to_table(value, ',') as code) as single
      group by value) as ranked
    where place <= ${maxListed} or value = any(${tag}::text[])`,
  artist: (groups: RawBuilder<unknown>, { artist }: ProductFilters) => sql`
    select json_agg(json_build_array(slug, name, count))
    from (select slug, name, count, row_number() over (order by count desc, slug) as place
      from (${groups}) as counted join artists on id = value) as ranked
    where place <= ${maxListed} or slug = any(${artist}::text[])`,
  key: (groups: RawBuilder<unknown>) => sql`
    select json_agg(json_build_array(value, (select min(music_key) from products
        where key_code = value collate "default"), count) order by value)
    from (${groups}) as counted where value is not null`,
} as const

/** Converts the columns to facets; the ranges of capped ones are those of the whole categories. */
export async function toFacets(
  database: Database,
  row: FacetColumns,
  filters: ProductFilters,
  { maxCount, ownedIds }: IndexListOptions,
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
  const kind = toKinds(row, filters, maxCount)
  return {
    kind: kind.options,
    genre: toOptions('genre'),
    instrument: toOptions('instrument'),
    tag: toOptions('tag'),
    artist: toOptions('artist'),
    key: toOptions('key'),
    bpm: getRange('bpm'),
    length: getRange('length'),
    price: getRange('price'),
    unowned: ownedIds && Math.min((row.counts.all?.count ?? 0) - row.owned, maxCount),
    capped: [...(kind.isCapped ? (['kind'] as const) : []), ...optionFacets.filter(isCapped)],
  }
}

function toKinds({ kind, counts }: FacetColumns, filters: ProductFilters, maxCount: number) {
  const kindLimit = getKindLimit(filters, maxCount)
  const limit = (of: ProductKind) => {
    const count = kind[of] ?? counts.all?.count ?? 0
    return Math.min(count, kind[of] === null ? maxCount : kindLimit)
  }
  const limited = { pack: limit('pack'), loop: limit('loop'), 'one-shot': limit('one-shot') }
  const isCapped = kinds.some((of) => (kind[of] ?? counts.all?.count ?? 0) > limited[of])
  return { options: toKindOptions(limited, filters), isCapped }
}
