import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { ProductKind } from '../../../contract/product-kinds.ts'
import type { ProductFilters } from '../product-query.rules.ts'
import { getKindLimit, kinds, listsOnly, selectKind } from '../facets.ts'
import { matchListing } from './conditions.ts'
import type { ListingDialect } from './listing-dialect.ts'

/** The number of products per kind, at most one more than the limit; null for the listed kind. */
export type KindCounts = Readonly<Record<ProductKind, number | null>>

/**
 * Returns the SQL for a JSON object with the number of products of each kind that match the other
 * filters. A list of a single kind counts that kind itself.
 */
export function selectKindCounts(
  dialect: ListingDialect,
  filters: ProductFilters,
  maxCount: number,
): RawBuilder<unknown> {
  const limit = getKindLimit(filters, maxCount) + 1
  const counts = kinds.map((kind) => {
    if (listsOnly(filters, kind)) return sql`${sql.lit(kind)}, null`
    const matches = sql`select 1 from ${dialect.getTable(filters.search)}
      where ${matchListing(dialect, selectKind(filters, kind))} limit ${limit}`
    return sql`${sql.lit(kind)}, (select count(*) from (${matches}) as matches_of_kind)`
  })
  return sql`${dialect.functions.object}(${sql.join(counts)})`
}
