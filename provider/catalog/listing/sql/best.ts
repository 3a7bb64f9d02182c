import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { BestMatches, RankedProducts } from '../../catalogue-index.ts'
import { categoryIds } from '../../category-ids.ts'
import type { ProductFilters } from '../product-query.rules.ts'
import { matchListing } from './conditions.ts'
import type { ListingDialect } from './listing-dialect.ts'
import { joinRanks, mostRelevantFirst } from './ranks.ts'

/** The number of matching sounds, and of matching packs, that are compared. */
const comparedCount = 500

const soundCategories = [categoryIds['one-shot'], categoryIds.loop]

interface BestRow {
  readonly id: number
  readonly category: number
  readonly relevance: number
}

/**
 * Returns the most relevant sounds and packs that match the filters and the search, at most `limit`
 * of each. Ranks both at once, because ranking costs more than matching.
 */
export async function findBest(
  database: Database,
  dialect: ListingDialect,
  filters: ProductFilters,
  limit: number,
): Promise<BestMatches> {
  const { search } = filters
  if (search === null || search.terms.length === 0) return { sounds: noMatches, packs: noMatches }
  const compared = [soundCategories, [categoryIds.pack]].map((categories) =>
    selectCompared(dialect, { ...filters, categories }),
  )
  const isPack = sql`category_id = ${categoryIds.pack}`
  const { rows } = await sql<BestRow>`with matches as materialized (
      ${sql.join(compared, sql` union all `)}
    ) select product_id as id, category_id as category,
      cast(coalesce(rank, 0) as double precision) as relevance
    from (select *, row_number() over (partition by ${isPack} order by ${mostRelevantFirst}) as place
      from ${joinRanks(dialect, search)}) as placed
    where place <= ${limit} order by place`.execute(database)
  const isPackRow = ({ category }: BestRow) => category === categoryIds.pack
  return {
    sounds: toRanked(rows.filter((row) => !isPackRow(row))),
    packs: toRanked(rows.filter(isPackRow)),
  }
}

function selectCompared(dialect: ListingDialect, filters: ProductFilters): RawBuilder<unknown> {
  return sql`select * from (
    select product_id, category_id, created_at, mix_position
    from ${dialect.getTable(filters.search)} where ${matchListing(dialect, filters)}
    ${dialect.orderMatches(filters.search)} limit ${sql.lit(comparedCount)}) as compared`
}

const noMatches: RankedProducts = { ids: [], relevance: 0 }

function toRanked(rows: readonly BestRow[]): RankedProducts {
  return { ids: rows.map(({ id }) => id), relevance: rows[0]?.relevance ?? 0 }
}
