import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { TextSearch } from '../../search/text-search.rules.ts'
import type { ListingDialect } from './listing-dialect.ts'

/** The number of matches that are ranked, the newest first; all others follow. */
export const maxRanked = 2000

/** Joins the relevance as `rank` to the rows of `matches`; null for those that are not ranked. */
export function joinRanks(dialect: ListingDialect, search: TextSearch | null): RawBuilder<unknown> {
  if (search === null) return sql`matches`
  return sql`matches left join (${dialect.selectRanks(search)}) as ranks using (product_id)`
}

/** The most relevant first, then the newest. */
export const mostRelevantFirst = sql`rank desc nulls last, created_at desc, mix_position, product_id`
