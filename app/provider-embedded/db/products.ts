import type { Database, ProductRow } from './schema.ts'

/** A product as carts and orders see it. Price in cents. */
export interface SoldProduct {
  id: number
  packId: number | null
  price: number
  isOnSale: boolean
  linkId: number
  row: ProductRow
}

/** The products of the given ids, withdrawn ones included, in no particular order. */
export async function findSoldProducts(
  db: Database,
  ids: readonly number[],
): Promise<SoldProduct[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('products').selectAll().where('id', 'in', ids).execute()
  return rows.map((row) => ({
    id: row.id,
    packId: row.pack_id,
    price: row.price_cents,
    isOnSale: row.active === 1,
    linkId: row.link_id,
    row,
  }))
}
