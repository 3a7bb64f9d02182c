import type { ProductFilters } from '../domain/product-query.ts'
import type { Database } from './schema.ts'
import { matchProducts } from './sqlite-conditions.ts'
import type { SearchHits } from './sqlite-conditions.ts'

/** Returns the ids of up to `limit` matches in no particular order. */
export async function findMatches(
  db: Database,
  filters: ProductFilters,
  hits: SearchHits,
  limit: number,
): Promise<number[]> {
  const rows = await selectMatches(db, filters, hits, limit).execute()
  return rows.map(({ id }) => id)
}

/** Counts the matches, at most one more than `maxCount`. */
export async function countMatches(
  db: Database,
  filters: ProductFilters,
  hits: SearchHits,
  maxCount: number,
): Promise<number> {
  const { count } = await db
    .selectFrom(selectMatches(db, filters, hits, maxCount + 1).as('matches'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function selectMatches(db: Database, filters: ProductFilters, hits: SearchHits, limit: number) {
  return db
    .selectFrom('products')
    .select('products.id')
    .where(matchProducts(filters, hits))
    .limit(limit)
}
