import type { Database, ProductRow } from './schema.ts'

/** Returns the ids of all products a customer owns, including the one-shots of their packs. */
export async function getOwnedProductIds(
  db: Database,
  customerId: number,
): Promise<ReadonlySet<number>> {
  const purchased = db
    .selectFrom('purchased_links')
    .select('product_id')
    .where('customer_id', '=', customerId)
    .where('status', '=', 'available')
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where((where) => where.or([where('id', 'in', purchased), where('pack_id', 'in', purchased)]))
    .execute()
  return new Set(rows.map((row) => row.id))
}

/** Lists all products a customer owns, ordered by id. */
export async function listOwnedProducts(db: Database, customerId: number): Promise<ProductRow[]> {
  const ids = await getOwnedProductIds(db, customerId)
  return await db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute()
}

/** Increments the download count of a purchased link. Must run in a transaction. */
export async function recordDownload(
  db: Database,
  customerId: number,
  linkId: number,
): Promise<void> {
  await db
    .updateTable('purchased_links')
    .set((update) => ({ download_used: update('download_used', '+', 1) }))
    .where('customer_id', '=', customerId)
    .where('link_id', '=', linkId)
    .execute()
}
