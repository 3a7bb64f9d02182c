import type { CartRow } from '../carts/carts.store.ts'
import type { Database } from '../platform/database/database.ts'
import { lockRow } from '../platform/database/transact.ts'

/**
 * Returns the customer's open cart if it has this id, or any id if null is passed; null if there is
 * none.
 */
export async function findCartToOrder(
  db: Database,
  customerId: number,
  cartId: number | null,
): Promise<CartRow | null> {
  let carts = db
    .selectFrom('carts')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('is_active', '=', 1)
  if (cartId !== null) carts = carts.where('id', '=', cartId)
  return (await carts.executeTakeFirst()) ?? null
}

/** Locks a cart's gift card, then its coupon, both of which other customers may be using. */
export async function lockCodes(db: Database, cart: CartRow): Promise<void> {
  if (cart.gift_card_code !== null) await lockRow(db, 'gift_cards', cart.gift_card_code)
  if (cart.coupon_code !== null) await lockRow(db, 'coupons', cart.coupon_code)
}
