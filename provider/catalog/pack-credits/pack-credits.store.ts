import type { Database } from '../../platform/database/database.ts'
import type { PaidSound } from './pack-credits.rules.ts'

/**
 * Lists what a customer paid for their sounds of packs, by pack id, oldest first. Refunded sounds and
 * those whose payment another purchase of the pack has used do not count.
 */
export async function listPaidSounds(
  db: Database,
  customerId: number,
  packIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PaidSound[]>> {
  if (packIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('purchased_links')
    .innerJoin('products', 'products.id', 'purchased_links.product_id')
    .innerJoin('order_items', 'order_items.id', 'purchased_links.order_item_id')
    .where('purchased_links.customer_id', '=', customerId)
    .where('purchased_links.status', '=', 'available')
    .where('products.pack_id', 'in', packIds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_refund_items')
            .select('order_refund_items.id')
            .whereRef('order_refund_items.order_item_id', '=', 'order_items.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pack_credits')
            .select('pack_credits.id')
            .whereRef('pack_credits.sound_item_id', '=', 'order_items.id')
            .where('pack_credits.ended_by', 'is', null),
        ),
      ),
    )
    .select(['products.pack_id', 'order_items.id', 'order_items.price', 'order_items.discount'])
    .orderBy('order_items.id')
    .execute()
  const byPack = new Map<number, PaidSound[]>()
  for (const { pack_id: packId, id, price, discount } of rows) {
    if (packId === null) continue
    byPack.set(packId, [...(byPack.get(packId) ?? []), { orderItemId: id, paid: price - discount }])
  }
  return byPack
}

/** Lists the products of sounds on sale in packs that a customer bought separately, by pack id. */
export async function listOwnedSounds(
  db: Database,
  customerId: number,
  packIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (packIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('purchased_links')
    .innerJoin('products', 'products.id', 'purchased_links.product_id')
    .where('purchased_links.customer_id', '=', customerId)
    .where('purchased_links.status', '=', 'available')
    .where('products.pack_id', 'in', packIds)
    .where('products.active', '=', 1)
    .select(['products.pack_id', 'products.id'])
    .orderBy('products.id')
    .execute()
  const byPack = new Map<number, number[]>()
  for (const { pack_id: packId, id } of rows)
    if (packId !== null) byPack.set(packId, [...(byPack.get(packId) ?? []), id])
  return byPack
}
