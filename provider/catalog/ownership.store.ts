import { sql } from 'kysely'
import type { Database, ProductRow } from '../platform/database/database.ts'

/**
 * Returns the ids of the products that a customer has bought, without the sounds of bought packs.
 */
export async function getPurchasedProductIds(
  db: Database,
  customerId: number,
): Promise<ReadonlySet<number>> {
  const rows = await selectPurchased(db, customerId).execute()
  return new Set(rows.map((row) => row.product_id))
}

/**
 * Returns the ids of all products a customer owns, including the sounds of their packs, possibly
 * tens of thousands.
 */
export async function getOwnedProductIds(
  db: Database,
  customerId: number,
): Promise<ReadonlySet<number>> {
  const rows = await selectOwned(db, customerId).select('id').execute()
  return new Set(rows.map((row) => row.id))
}

/** Returns those of the ids whose products the customer owns. */
export async function findOwnedIds(
  db: Database,
  customerId: number,
  productIds: readonly number[],
): Promise<number[]> {
  if (productIds.length === 0) return []
  const owned = selectOwned(db, customerId).select('id').where('id', 'in', productIds)
  return (await owned.execute()).map(({ id }) => id)
}

/** Lists the products that a customer owns with ids after `after`, ordered by id. */
export async function listOwnedProducts(
  db: Database,
  customerId: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<ProductRow[]> {
  const owned = selectOwned(db, customerId).selectAll().where('id', '>', after)
  return await owned.orderBy('id').limit(limit).execute()
}

/** Which of the products that left the shop are listed. */
interface WithdrawnList {
  /** Part of the name in any case; empty for all. */
  readonly text: string
  readonly offset: number
  readonly limit: number
}

/** Lists what a customer owns and the shop no longer sells, in the order of the names. */
export async function listWithdrawnOwned(
  db: Database,
  customerId: number,
  { text, offset, limit }: WithdrawnList,
): Promise<{ readonly rows: ProductRow[]; readonly total: number }> {
  const pattern = `%${text.toLowerCase().replaceAll(/[!%_]/g, '!$&')}%`
  const withdrawn = selectOwned(db, customerId)
    .where('active', '=', 0)
    .where(sql<boolean>`lower(name) like ${pattern} escape '!'`)
  const counted = withdrawn.select((select) => select.fn.countAll<number>().as('total'))
  const { total } = await counted.executeTakeFirstOrThrow()
  const sorted = withdrawn.selectAll().orderBy('name').orderBy('id')
  return { rows: await sorted.offset(offset).limit(limit).execute(), total: Number(total) }
}

/**
 * Returns the numbers of the orders that paid for products or for their packs, by product id; the
 * products must be owned.
 */
export async function listPayingOrders(
  db: Database,
  customerId: number,
  products: readonly Pick<ProductRow, 'id' | 'pack_id'>[],
): Promise<ReadonlyMap<number, number>> {
  const ids = products.flatMap(({ id, pack_id: packId }) => (packId === null ? [id] : [id, packId]))
  const rows = await db
    .selectFrom('purchased_links')
    .select(['product_id', 'order_id'])
    .where('customer_id', '=', customerId)
    .where('status', '=', 'available')
    .where('product_id', 'in', ids)
    .execute()
  const orders = new Map(rows.map((row) => [row.product_id, row.order_id]))
  return new Map(
    products.flatMap(({ id, pack_id: packId }) => {
      const order = orders.get(id) ?? orders.get(packId ?? id)
      return order === undefined ? [] : [[id, order] as const]
    }),
  )
}

/** Returns the product with this id or download link if the customer owns it, otherwise null. */
export async function findOwnedProduct(
  db: Database,
  customerId: number,
  column: 'id' | 'link_id',
  value: number,
): Promise<ProductRow | null> {
  const owned = selectOwned(db, customerId).selectAll().where(column, '=', value)
  return (await owned.executeTakeFirst()) ?? null
}

/** Lists those of the products with these ids that the customer owns, ordered by id. */
export async function listOwnedAmong(
  db: Database,
  customerId: number,
  productIds: readonly number[],
): Promise<ProductRow[]> {
  const owned = selectOwned(db, customerId).selectAll().where('id', 'in', productIds)
  return await owned.orderBy('id').execute()
}

function selectOwned(db: Database, customerId: number) {
  const purchased = selectPurchased(db, customerId)
  return db
    .selectFrom('products')
    .where((where) => where.or([where('id', 'in', purchased), where('pack_id', 'in', purchased)]))
}

function selectPurchased(db: Database, customerId: number) {
  return db
    .selectFrom('purchased_links')
    .select('product_id')
    .where('customer_id', '=', customerId)
    .where('status', '=', 'available')
}

/**
 * Counts a download of products, once against each of their purchases and those of their packs. Must
 * run in a transaction.
 */
export async function recordDownload(
  db: Database,
  customerId: number,
  products: readonly Pick<ProductRow, 'id' | 'pack_id'>[],
  now: Date,
): Promise<void> {
  const time = now.toISOString()
  const ids = products.flatMap(({ id, pack_id: packId }) => (packId === null ? [id] : [id, packId]))
  await db
    .updateTable('purchased_links')
    .set((update) => ({
      download_used: update('download_used', '+', 1),
      first_download_at: update.fn.coalesce('first_download_at', update.val(time)),
      last_download_at: time,
    }))
    .where('customer_id', '=', customerId)
    .where('product_id', 'in', ids)
    .where('status', '=', 'available')
    .execute()
}
