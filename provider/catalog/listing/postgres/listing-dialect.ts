import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { matchSearch, needsWords, rankDocument } from '../../search/postgres/search.ts'
import { categoryIds } from '../../category-ids.ts'
import { listFilterKeys } from '../compatible-keys.rules.ts'
import type { ProductFilters } from '../product-query.rules.ts'
import { categories } from '../sql/conditions.ts'
import type { Condition, ListingDialect } from '../sql/listing-dialect.ts'
import { maxRanked } from '../sql/ranks.ts'

/** The SQL of product lists on PostgreSQL. */
export const postgresListing: ListingDialect = {
  read: async (database, use) =>
    await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (transaction) => {
        await configurePlanner(transaction)
        return await use(transaction)
      }),
  pause: async () => {},
  getTable: () => sql`product_search`,
  decode: (row) => row,
  functions: {
    array: sql`json_build_array`,
    object: sql`json_build_object`,
    list: sql`json_agg`,
    least: sql`least`,
  },
  nestJson: (json) => json,
  isOneOf: (expression, values) => sql`${expression} = any(${values})`,
  findPosition: (ids) => sql`array_position(${ids}::bigint[], product_id)`,
  matchCodes,
  matchSearch,
  selectRanks: (search) => sql`select product_id, ${rankDocument(search)} as rank
    from (select product_id from matches order by product_id desc limit ${maxRanked}) as newest
    join product_search using (product_id)`,
  orderMatches: () => sql``,
  splitCodes: (groups) =>
    sql`select code, count from (${groups}) as counted, string_to_table(value, ',') as code`,
  selectKeyLabel: sql`select min(music_key) from products
    where key_code = value collate "default"`,
}

/**
 * Configures the planner for this transaction only, because a pooler may share the connection.
 * Disables synchronized scans, which would return different matches on each page; just-in-time
 * compilation, which takes longer than most of these queries; and parallel workers, which would
 * take processors from other requests. Low page costs reflect a table in memory or on an SSD.
 */
async function configurePlanner(transaction: Database): Promise<void> {
  await sql`select set_config('synchronize_seqscans', 'off', true), set_config('jit', 'off', true),
    set_config('max_parallel_workers_per_gather', '0', true),
    set_config('random_page_cost', '0.3', true), set_config('seq_page_cost', '0.2', true)`.execute(
    transaction,
  )
}

/**
 * Searches for words, and filters by tags or artists, intersect all codes in one index. Otherwise,
 * the indexes that start with codes are faster, because they cover all filters without reading
 * rows; but they do not contain the individual instruments of packs.
 */
function matchCodes(filters: ProductFilters): Condition[] {
  const { search, genre, instrument, tag, artist, categories: ids } = filters
  const key = listFilterKeys(filters)
  const tagged = [...matchTags('t', tag, ids), ...matchTags('a', artist, ids)]
  const listsPacks = ids.length === 0 || ids.includes(categoryIds.pack)
  const isIntersected =
    needsWords(search) || (instrument.length > 0 && listsPacks) || tagged.length > 0
  if (isIntersected) {
    return [
      ...tagged,
      ...matchTags('g', genre, ids),
      ...matchTags('i', instrument, ids),
      ...matchTags('k', key, ids),
    ]
  }
  return [
    ...matchColumn('genre', genre),
    // A sound has exactly one instrument.
    ...matchColumn('instruments', instrument),
    ...matchColumn('key_code', key),
  ]
}

/** Compares a single code with `=`, which lets PostgreSQL use the next index column too. */
function matchColumn(
  column: 'genre' | 'instruments' | 'key_code',
  codes: readonly string[],
): Condition[] {
  const [code] = codes
  if (codes.length <= 1) return code === undefined ? [] : [sql`${sql.ref(column)} = ${code}`]
  return [sql`${sql.ref(column)} = any(${codes}::text[])`]
}

/** Each tag contains its category, so that the index intersects both. */
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
