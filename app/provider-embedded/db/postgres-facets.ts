import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { matchListing } from './postgres-conditions.ts'
import type { ListingFilters } from './postgres-conditions.ts'
import { findWholeRanges, rangeFacets, selectRange, toRange } from './postgres-ranges.ts'
import type { RangeFacet, StoredRanges } from './postgres-ranges.ts'
import type { FacetOption, Facets, OptionFacet } from './product-list.ts'
import type { Database } from './schema.ts'
import { labelInstrument, listGenres, listKeys } from './selected-options.ts'

type Facet = OptionFacet | RangeFacet

/** The matches with one value of a facet, or all matches. */
interface Group {
  readonly facet: Facet | 'all'
  /** For instruments, the codes of all that a product has, separated by commas. */
  readonly value: string | null
  readonly count: number
  readonly ranges: StoredRanges | null
  /** The ids of all matches of a search, if they are few. */
  readonly ids: readonly number[] | null
}

const optionFacets = ['genre', 'instrument', 'key'] as const

const optionColumns = {
  genre: sql.ref('genre'),
  instrument: sql.ref('instruments'),
  key: sql.ref('key_code'),
} as const

/** The greatest number of matches whose ids are kept, so that the search need not run again. */
const maxIds = 1000

interface CountedMatches {
  readonly count: number
  /** The ids of all matches of a search, if they are few. */
  readonly ids: readonly number[] | null
  readonly facets: Facets
}

/** Counts the matches and those per facet value; each count reads at most `maxCount` + 1 matches. */
export async function countFacets(
  database: Database,
  filters: ListingFilters,
  maxCount: number,
): Promise<CountedMatches> {
  const parts = [
    groupMatches(filters, maxCount),
    ...optionFacets
      .filter((facet) => isActive(filters, facet))
      .map((facet) => groupWithout(filters, facet, maxCount)),
    ...rangeFacets
      .filter((facet) => isActive(filters, facet))
      .map((facet) => findRangeWithout(filters, facet, maxCount)),
  ]
  const { rows } = await sql<Group>`${sql.join(parts, sql` union all `)}`.execute(database)
  const count = countGroups(rows, 'all')
  const ids = rows.find(({ facet }) => facet === 'all')?.ids ?? null
  return { count, ids, facets: await toFacets(database, rows, filters, maxCount) }
}

function isActive(filters: ListingFilters, facet: Facet): boolean {
  const filter = filters[facet]
  return filter !== null && (!('length' in filter) || filter.length > 0)
}

/** Groups the matches by each facet without an active filter, all in one pass. */
function groupMatches(filters: ListingFilters, maxCount: number): RawBuilder<Group> {
  const inactive = optionFacets.filter((facet) => !isActive(filters, facet))
  const columns = inactive.map((facet) => optionColumns[facet])
  const names = inactive.map(
    (facet) => sql`when grouping(${optionColumns[facet]}) = 0 then ${sql.lit(facet)}`,
  )
  const ids =
    filters.query === ''
      ? sql`null::json`
      : sql`case when count(*) <= ${maxIds} then array_to_json(array_agg(product_id)) end`
  const sets = [...columns.map((column) => sql`(${column})`), sql`()`]
  return sql`(select
      case ${sql.join([...names, sql`when true then 'all'`], sql` `)} end as facet,
      ${columns.length === 0 ? sql`null` : sql`coalesce(${sql.join(columns)})`} as value,
      count(*)::int as count, json_build_object(${sql.join(rangeFacets.map(selectRange))}) as ranges, ${ids} as ids
    from (select product_id, genre, instruments, key_code, bpm, frames, price_cents from product_search
      where ${matchListing(filters)} limit ${maxCount + 1}) as matches
    group by grouping sets (${sql.join(sets)}))`
}

/** Groups the products that match all filters except that of the facet. */
function groupWithout(
  filters: ListingFilters,
  facet: OptionFacet,
  maxCount: number,
): RawBuilder<Group> {
  const others = matchListing({ ...filters, [facet]: [] })
  return sql`(select ${sql.lit(facet)}, value, count(*)::int, null::json, null::json
    from (select ${optionColumns[facet]} as value from product_search
      where ${others} limit ${maxCount + 1}) as others
    group by value)`
}

function findRangeWithout(
  filters: ListingFilters,
  facet: RangeFacet,
  maxCount: number,
): RawBuilder<Group> {
  const others = matchListing({ ...filters, [facet]: null })
  return sql`(select ${sql.lit(facet)}, null, count(*)::int, json_build_object(${selectRange(facet)}), null::json
    from (select bpm, frames, price_cents from product_search
      where ${others} limit ${maxCount + 1}) as others)`
}

/** Converts the groups to facets; the ranges of capped ones are those of the whole categories. */
async function toFacets(
  database: Database,
  groups: readonly Group[],
  filters: ListingFilters,
  maxCount: number,
): Promise<Facets> {
  const isCapped = (facet: Facet) =>
    countGroups(groups, isActive(filters, facet) ? facet : 'all') > maxCount
  const whole = rangeFacets.some(isCapped) ? await findWholeRanges(database, filters) : null
  const range = (facet: RangeFacet) => {
    const from = isActive(filters, facet) ? facet : 'all'
    const found = groups.find((group) => group.facet === from)?.ranges?.[facet]
    return toRange(facet, isCapped(facet) ? whole?.[facet] : found)
  }
  const genres = sumOptions(groups, 'genre', maxCount)
  const instruments = sumOptions(groups, 'instrument', maxCount)
  const keys = sumOptions(groups, 'key', maxCount)
  return {
    genre: genres.size === 0 ? [] : toOptions(await listGenres(database), genres),
    instrument: [...instruments]
      .map(([value, count]) => ({ value, label: labelInstrument(value), count }))
      .toSorted((a, b) => (a.value < b.value ? -1 : 1)),
    key: keys.size === 0 ? [] : toOptions(await listKeys(database), keys),
    bpm: range('bpm'),
    length: range('length'),
    price: range('price'),
    capped: optionFacets.filter(isCapped),
  }
}

function countGroups(groups: readonly Group[], facet: Group['facet']): number {
  return groups.reduce((sum, group) => sum + (group.facet === facet ? group.count : 0), 0)
}

/** Returns the number of products by the code of the option, as far as they are counted. */
function sumOptions(
  groups: readonly Group[],
  facet: OptionFacet,
  maxCount: number,
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { value, count } of groups.filter((group) => group.facet === facet)) {
    for (const code of value?.split(',').filter(Boolean) ?? []) {
      sums.set(code, Math.min((sums.get(code) ?? 0) + count, maxCount))
    }
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
