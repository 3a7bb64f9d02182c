import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { TextSearch } from '../../search/text-search.rules.ts'
import type { ListingDialect } from './listing-dialect.ts'

/** Selects the relevance with a match, if it can be read cheaply there. */
export function selectRankColumn(
  dialect: ListingDialect,
  search: TextSearch | null,
): RawBuilder<unknown> {
  const rank = search && dialect.rankMatch(search)
  return rank === null ? sql`` : sql`, ${rank} as rank`
}

/** Joins the relevance as `rank` to the rows of `matches`, unless these already have it. */
export function joinRanks(dialect: ListingDialect, search: TextSearch | null): RawBuilder<unknown> {
  if (search === null || dialect.rankMatch(search) !== null) return sql`matches`
  return sql`matches left join (${dialect.selectRanks(search)}) as ranks using (product_id)`
}

/** The most relevant first, then the newest. */
export const mostRelevantFirst = sql`rank desc nulls last, created_at desc, mix_position, product_id`
