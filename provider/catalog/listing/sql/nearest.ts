import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { listRequirements } from '../../search/text-search.rules.ts'
import type { SearchTerm, TextSearch } from '../../search/text-search.rules.ts'
import type { ProductFilters } from '../product-query.rules.ts'
import { matchListing } from './conditions.ts'
import type { ListingDialect } from './listing-dialect.ts'
import { joinRanks, mostRelevantFirst } from './ranks.ts'

/** The number of products compared for each way in which a search is relaxed. */
const depth = 300

/** Bounds the number of weaker searches, each of which costs about as much as the search. */
const defaultMaxRelaxed = 4

/** Products with a lower relevance have too little to do with the wish. */
const minRelevance = 0.15

interface NearestOptions {
  readonly limit: number
  /** The number of wishes that are left out in turn, the heaviest first. */
  readonly maxRelaxed?: number | undefined
}

/**
 * Returns the ids of up to `limit` products that match the filters and most of a search, but not all
 * of it; the most relevant first.
 */
export async function findNearest(
  database: Database,
  dialect: ListingDialect,
  filters: ProductFilters,
  { limit, maxRelaxed = defaultMaxRelaxed }: NearestOptions,
): Promise<number[]> {
  const { search } = filters
  const relaxed = search === null ? [] : listRelaxed(search, maxRelaxed)
  if (search === null || relaxed.length === 0) return []
  const candidates = relaxed.map((other) => selectFirst(dialect, { ...filters, search: other }))
  const isNear = sql<boolean>`product_id in (select product_id from candidates)
    and product_id not in (select product_id from ${dialect.getTable(search)}
      where ${matchListing(dialect, filters)})`
  const { rows } = await sql<{ id: number }>`
    with candidates as materialized (${sql.join(candidates, sql` union `)}),
      matches as materialized (
        select product_id, created_at, mix_position
        from product_search where ${isNear})
    select product_id as id from ${joinRanks(dialect, search)}
    where rank >= ${sql.lit(minRelevance)} order by ${mostRelevantFirst} limit ${limit}`.execute(
    database,
  )
  return rows.map(({ id }) => id)
}

function selectFirst(dialect: ListingDialect, filters: ProductFilters): RawBuilder<unknown> {
  const { search } = filters
  return sql`select product_id from (select product_id from ${dialect.getTable(search)}
    where ${matchListing(dialect, filters)} ${dialect.orderMatches(search)}
    limit ${sql.lit(depth)}) as first`
}

/**
 * Lists weaker searches: content with what comes near all requirements, or near one of them; without
 * one of them; and with only one of them.
 */
function listRelaxed(search: TextSearch, maxRelaxed: number): TextSearch[] {
  const required = search.terms.filter(({ group, isExcluded }) => group !== null && !isExcluded)
  const byWeight = required.toSorted((one, other) => other.weight - one.weight)
  const groups = [...new Set(byWeight.map(({ group }) => group))]
  const change = (map: (term: SearchTerm) => SearchTerm): TextSearch => ({
    ...search,
    terms: search.terms.map((term) => (term.isExcluded ? term : map(term))),
  })
  const heaviest = groups.slice(0, maxRelaxed)
  const widened = change((term) => (term.group === null ? term : widenTerm(term)))
  const widenedOne = heaviest.map((name) =>
    change((term) => (term.group === name ? widenTerm(term) : term)),
  )
  const withoutOne = heaviest.map((name) =>
    change((term) => (term.group === name ? { ...term, group: null } : term)),
  )
  const onlyOne = heaviest.map((name) =>
    change((term) => (term.group === name ? widenTerm(term) : { ...term, group: null })),
  )
  const all = [widened, ...widenedOne, ...(groups.length > 1 ? [...withoutOne, ...onlyOne] : [])]
  return all.filter((other) => listRequirements(other).length > 0)
}

/** Makes every level of a term enough. */
function widenTerm(term: SearchTerm): SearchTerm {
  return { ...term, levels: term.levels.map((level) => ({ ...level, degree: 1 })) }
}
