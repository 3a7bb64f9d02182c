import { maxItemsPerList } from '../contract/favorite-limits.ts'
import type { Database } from '../platform/database/database.ts'

/** Returns the ids of a customer's favorites on sale, newest first. */
export async function listFavorites(db: Database, customerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favorites')
    .innerJoin('products', 'products.id', 'favorites.product_id')
    .select('product_id')
    .where('customer_id', '=', customerId)
    .where('products.active', '=', 1)
    .orderBy('favorites.id', 'desc')
    .execute()
  return rows.map((row) => row.product_id)
}

/**
 * Adds products to a customer's favorites, oldest first; existing ones keep their position. Returns
 * false if the list then exceeds the limit, in which case the caller must roll back. Must run in a
 * transaction that locks the customer.
 */
export async function addFavorites(
  db: Database,
  customerId: number,
  productIds: readonly number[],
  now: Date,
): Promise<boolean> {
  if (productIds.length === 0) return true
  const row = { customer_id: customerId, created_at: now.toISOString() }
  await db
    .insertInto('favorites')
    .values(productIds.map((id) => ({ ...row, product_id: id })))
    .onConflict((conflict) => conflict.columns(['customer_id', 'product_id']).doNothing())
    .execute()
  const { count } = await db
    .selectFrom('favorites')
    .select((select) => select.fn.countAll().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return Number(count) <= maxItemsPerList
}

/** Removes a product from a customer's favorites, if present. */
export async function deleteFavorite(
  db: Database,
  customerId: number,
  productId: number,
): Promise<void> {
  await db
    .deleteFrom('favorites')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .execute()
}

/** Returns the ids that belong to products, including withdrawn ones, in the order passed. */
export async function filterKnownIds(db: Database, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('products').select('id').where('id', 'in', ids).execute()
  const known = new Set(rows.map((row) => row.id))
  return ids.filter((id) => known.has(id))
}
