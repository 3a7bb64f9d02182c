import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { optionFacets } from '../../../contract/product.ts'
import type { ProductKind } from '../../../contract/product-kinds.ts'
import type { ProductFilters } from '../product-query.rules.ts'
import {
  getActiveFacetLimit,
  getKindLimit,
  kinds,
  listActiveFacets,
  maxListed,
  rangeFacets,
  removeFilter,
  toKindOptions,
} from '../facets.ts'
import type { FacetOption, Facets, OptionFacet, RangeFacet } from '../facets.ts'
import { labelInstrument } from '../filter-options.store.ts'
import { matchListing } from './conditions.ts'
import type { ListingDialect } from './listing-dialect.ts'
import { selectKindCounts } from './kinds.ts'
import type { KindCounts } from './kinds.ts'
import { findWholeRanges, selectRanges, toRange } from './ranges.ts'
import type { StoredRanges } from './ranges.ts'
import type { ListOptions } from '../../catalogue-index.ts'
import type { Database } from '../../../platform/database/database.ts'

type Facet = OptionFacet | RangeFacet

/** The products counted by a facet. */
interface FacetCount {
  /** At most one more than the facet's limit. */
  readonly count: number
  readonly ranges: StoredRanges
}

type OptionColumns = Readonly<
  Record<OptionFacet, readonly (readonly [value: string, label: string, count: number])[]>
>

/** The counts among the rows of `matches`. */
export interface MatchColumns extends Partial<OptionColumns> {
  /** The number and the ranges of all matches. */
  readonly matched: FacetCount
  /** The number of matches that the customer owns. */
  readonly owned: number
}

/** The counts without the respective facet's own filter. */
export interface OtherFacetColumns extends Partial<OptionColumns> {
  readonly counts: { readonly [Source in Facet]?: FacetCount }
  readonly kind: KindCounts
}

/** All facets; each is in one of the two. */
export type FacetColumns = MatchColumns & OtherFacetColumns

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

const matches = sql.id('matches')

/** Returns the query for the number of matches with these ids. */
export function countAmongMatches(
  { isOneOf }: ListingDialect,
  ids: readonly number[],
): RawBuilder<unknown> {
  return sql`(select count(*) from matches where ${isOneOf(sql`product_id`, ids)})`
}

/** Returns the columns counted among the rows of `matches`: facets without an active filter. */
export function selectFacets(
  dialect: ListingDialect,
  filters: ProductFilters,
): RawBuilder<unknown> {
  const active = listActiveFacets(filters)
  const counted = optionFacets.filter((facet) => !active.includes(facet))
  return sql.join([
    sql`${countSource(dialect, matches, rangeFacets)} as matched`,
    ...counted.map((facet) => selectFacet(dialect, facet, matches, filters)),
  ])
}

/**
 * Returns the statement for facets with an active filter, each of which counts the products that
 * match all other filters.
 */
export function selectOtherFacets(
  dialect: ListingDialect,
  filters: ProductFilters,
  maxCount: number,
): RawBuilder<OtherFacetColumns> {
  const limit = getActiveFacetLimit(filters, maxCount)
  const active = listActiveFacets(filters)
  const sources = active.map(
    (facet) => sql`${nameSource(facet)} as materialized (select ${sql.ref(sourceColumns[facet])}
      from ${dialect.getTable(filters.search)}
      where ${matchListing(dialect, removeFilter(filters, facet))} limit ${limit + 1})`,
  )
  const counts = active.map((facet) => {
    const ranges = rangeFacets.filter((range) => range === facet)
    return sql`${sql.lit(facet)}, ${countSource(dialect, nameSource(facet), ranges)}`
  })
  const columns = [
    sql`${dialect.functions.object}(${counts.length === 0 ? sql`` : sql.join(counts)}) as counts`,
    sql`${selectKindCounts(dialect, filters, maxCount)} as kind`,
    ...optionFacets
      .filter((facet) => active.includes(facet))
      .map((facet) => selectFacet(dialect, facet, nameSource(facet), filters)),
  ]
  return sql`select * from (${sources.length === 0 ? sql`` : sql`with ${sql.join(sources)}`}
    select ${sql.join(columns)}) as facets`
}

function selectFacet(
  dialect: ListingDialect,
  facet: OptionFacet,
  source: RawBuilder<unknown>,
  filters: ProductFilters,
): RawBuilder<unknown> {
  const select = selectOptions[facet](dialect, groupSource(source, facet), filters)
  return sql`coalesce((${select}), '[]') as ${sql.id(facet)}`
}

function countSource(
  dialect: ListingDialect,
  source: RawBuilder<unknown>,
  ranges: readonly RangeFacet[],
): RawBuilder<unknown> {
  const counted = sql`(select ${dialect.functions.object}('count', count(*),
    'ranges', ${selectRanges(dialect, ranges)}) from ${source})`
  return dialect.nestJson(counted)
}

function groupSource(source: RawBuilder<unknown>, facet: OptionFacet): RawBuilder<unknown> {
  const column = sql.ref(sourceColumns[facet])
  return sql`select ${column} as value, count(*) as count from ${source} group by ${column}`
}

type SelectOptions = (
  dialect: ListingDialect,
  groups: RawBuilder<unknown>,
  filters: ProductFilters,
) => RawBuilder<unknown>

/**
 * The queries for the values, labels and counts of each facet. The index of labels has the
 * collation of the database.
 */
const selectOptions: Readonly<Record<OptionFacet, SelectOptions>> = {
  genre: ({ functions: { array, list } }, groups) => sql`
    select ${list}(${array}(value, label, count) order by label)
    from (${groups}) as counted join genres on genres.code = value`,
  instrument: ({ functions: { array, list }, splitCodes }, groups) => sql`
    select ${list}(${array}(value, '', count) order by value)
    from (select code as value, sum(count) as count
      from (${splitCodes(groups)}) as codes group by code) as single`,
  tag: ({ functions: { array, list }, splitCodes, isOneOf }, groups, { tag }) => sql`
    select ${list}(${array}(value, value, count) order by place)
    from (select code as value, sum(count) as count,
        row_number() over (order by sum(count) desc, code) as place
      from (${splitCodes(groups)}) as codes group by code) as ranked
    where place <= ${maxListed} or ${isOneOf(sql`value`, tag)}`,
  artist: ({ functions: { array, list }, isOneOf }, groups, { artist }) => sql`
    select ${list}(${array}(slug, name, count) order by place)
    from (select slug, name, count, row_number() over (order by count desc, slug) as place
      from (${groups}) as counted join artists on id = value) as ranked
    where place <= ${maxListed} or ${isOneOf(sql`slug`, artist)}`,
  key: ({ functions: { array, list }, selectKeyLabel }, groups) => sql`
    select ${list}(${array}(value, (${selectKeyLabel}), count) order by value)
    from (${groups}) as counted where value is not null`,
}

/** The result of a list's statement, with its list. */
interface CountedList {
  readonly row: FacetColumns
  readonly filters: ProductFilters
  readonly options: ListOptions
}

/** Converts the columns to facets; a capped range becomes that of the whole categories. */
export async function toFacets(
  database: Database,
  dialect: ListingDialect,
  { row, filters, options: { maxCount, ownedIds } }: CountedList,
): Promise<Facets> {
  const limit = getActiveFacetLimit(filters, maxCount)
  const getCount = (facet: Facet) => row.counts[facet] ?? row.matched
  const getLimit = (facet: Facet) => (row.counts[facet] === undefined ? maxCount : limit)
  const isCapped = (facet: Facet) => getCount(facet).count > getLimit(facet)
  const whole = rangeFacets.some(isCapped) ? await findWholeRanges(database, dialect, filters) : {}
  const toOptions = (facet: OptionFacet): FacetOption[] =>
    (row[facet] ?? []).map(([value, label, count]) => ({
      value,
      label: facet === 'instrument' ? labelInstrument(value) : label,
      count: Math.min(count, getLimit(facet)),
    }))
  const getRange = (facet: RangeFacet) =>
    toRange(facet, (isCapped(facet) ? whole : getCount(facet).ranges)?.[facet])
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
    unowned: ownedIds && Math.min(row.matched.count - row.owned, maxCount),
    capped: [...(kind.isCapped ? (['kind'] as const) : []), ...optionFacets.filter(isCapped)],
  }
}

function toKinds({ kind, matched }: FacetColumns, filters: ProductFilters, maxCount: number) {
  const kindLimit = getKindLimit(filters, maxCount)
  const limit = (of: ProductKind) => {
    const count = kind[of] ?? matched.count
    return Math.min(count, kind[of] === null ? maxCount : kindLimit)
  }
  const limited = { pack: limit('pack'), loop: limit('loop'), 'one-shot': limit('one-shot') }
  const isCapped = kinds.some((of) => (kind[of] ?? matched.count) > limited[of])
  return { options: toKindOptions(limited, filters), isCapped }
}
