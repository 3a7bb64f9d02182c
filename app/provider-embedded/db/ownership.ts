import type { Database } from './schema.ts'

/** Ids of all products a customer owns, a pack's one-shots included. */
export async function getOwnedProductIds(
  db: Database,
  customerId: number,
): Promise<ReadonlySet<number>> {
  const bought = db
    .selectFrom('purchased_links')
    .select('product_id')
    .where('customer_id', '=', customerId)
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where((where) => where.or([where('id', 'in', bought), where('pack_id', 'in', bought)]))
    .execute()
  return new Set(rows.map((row) => row.id))
}
