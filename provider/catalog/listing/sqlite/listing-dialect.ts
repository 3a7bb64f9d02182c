import { setImmediate as giveWay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { selectHits, selectRanks } from '../../search/sqlite/search.ts'
import type { TextSearch } from '../../search/text-search.rules.ts'
import { readCatalogueVersion } from '../../catalogue-version.store.ts'
import type { Database } from '../../../platform/database/database.ts'
import { listFilterKeys } from '../compatible-keys.rules.ts'
import type { ProductFilters } from '../product-query.rules.ts'
import type { Condition, ListingDialect } from '../sql/listing-dialect.ts'

/** The SQL of product lists on SQLite. */
export const sqliteListing: ListingDialect = {
  read: async (database, use) => {
    await waitForTurn()
    const result = await readUnchanged(database, use)
    await waitForTurn()
    return result
  },
  pause: waitForTurn,
  getTable: (search) => (hasTerms(search) ? joinHits(search) : sql`product_search not indexed`),
  decode: (row) => ({ ...row, ...parseColumns(Object.entries(row ?? {})) }),
  functions: {
    array: sql`json_array`,
    object: sql`json_object`,
    list: sql`json_group_array`,
    least: sql`min`,
  },
  // SQLite returns a subquery's JSON as text.
  nestJson: (json) => sql`json(${json})`,
  isOneOf,
  findPosition: (ids) =>
    sql`(select key from json_each(${JSON.stringify(ids)}) where value = product_id)`,
  matchCodes,
  matchSearch: (search) => (search === null || hasTerms(search) ? [] : [sql`false`]),
  selectRanks,
  orderMatches: (search) =>
    hasTerms(search) ? sql`order by hit desc` : sql`order by product_id desc`,
  splitCodes: (groups) => sql`select code.value as code, count
    from (${groups}) as counted, json_each(counted.value) as code`,
  selectKeyLabel: sql`select min(music_key) from products where key_code = value`,
}

let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * Yields between statements, and before the page is rendered, because SQLite queries block the
 * thread that serves all requests.
 */
async function waitForTurn(): Promise<void> {
  lastTurn = lastTurn.then(async () => await giveWay())
  await lastTurn
}

function hasTerms(search: TextSearch | null): search is TextSearch {
  return search !== null && search.terms.length > 0
}

/** Joins the hits, so that a query with a limit stops early; `in` would read every hit first. */
function joinHits(search: TextSearch): RawBuilder<unknown> {
  return sql`(${selectHits(search)}) as hits
    cross join product_search not indexed on product_id = hit`
}

function parseColumns(columns: readonly (readonly [name: string, value: unknown])[]) {
  const texts = columns.flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, JSON.parse(value)] as const] : [],
  )
  return Object.fromEntries(texts)
}

const maxAttempts = 3

/**
 * Runs `read`, and repeats it if the catalogue has changed meanwhile, up to three attempts in
 * total.
 */
export async function readUnchanged<Result>(
  database: Database,
  read: (database: Database) => Promise<Result>,
): Promise<Result> {
  let version = await readCatalogueVersion(database)
  for (let attempt = 1; ; attempt += 1) {
    const result = await read(database)
    const current = await readCatalogueVersion(database)
    if (current === version || attempt === maxAttempts) return result
    version = current
  }
}

/** Passes the values as one parameter, because SQLite limits their number. */
function isOneOf(...[expression, values]: Parameters<ListingDialect['isOneOf']>): Condition {
  return sql`${expression} in (select value from json_each(${JSON.stringify(values)}))`
}

/** Instruments and tags have tables of their own, with indexes on their codes. */
function matchCodes(filters: ProductFilters): Condition[] {
  const { genre, instrument, tag, artist } = filters
  const key = listFilterKeys(filters)
  const conditions: readonly (readonly [codes: readonly string[], condition: Condition])[] = [
    [genre, isOneOf(sql`genre`, genre)],
    [key, isOneOf(sql`key_code`, key)],
    [artist, sql`artist_id in (select id from artists where ${isOneOf(sql`slug`, artist)})`],
    [
      instrument,
      sql`product_id in (select product_id from product_instruments
        where ${isOneOf(sql`instrument`, instrument)})`,
    ],
    [tag, sql`product_id in (select product_id from product_tags where ${isOneOf(sql`tag`, tag)})`],
  ]
  return conditions.flatMap(([codes, condition]) => (codes.length === 0 ? [] : [condition]))
}
