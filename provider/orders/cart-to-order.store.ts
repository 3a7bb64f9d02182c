import type { CartRow } from '../carts/carts.store.ts'
import type { Database } from '../platform/database/database.ts'
import { lockRow } from '../platform/database/transact.ts'

/** Returns the customer's open cart if it is the one with the id, or any id if that is null; or null. */
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

/** Locks the gift card and the coupon of a cart, which other customers may be using, in this order. */
export async function lockCodes(db: Database, cart: CartRow): Promise<void> {
  if (cart.gift_card_code !== null) await lockRow(db, 'gift_cards', cart.gift_card_code)
  if (cart.coupon_code !== null) await lockRow(db, 'coupons', cart.coupon_code)
}
