import type { Dependencies } from '../dependencies.ts'
import { transactFor } from '../platform/database/transact.ts'
import { deleteCartItems, findOpenCart, loadOpenCart, updateCart } from './carts.store.ts'
import { findCode } from './codes.store.ts'
import type { CodeRefusal } from './discount-code.rules.ts'

/** Removes a line from the customer's cart, or all lines if `itemId` is null. */
export async function removeFromCart(
  { db }: Dependencies,
  customerId: number,
  itemId: number | null,
): Promise<void> {
  await transactFor(db, customerId, async (transaction) => {
    const cart = await findOpenCart(transaction, customerId)
    if (cart !== null) {
      await deleteCartItems(transaction, cart, itemId === null ? undefined : [itemId])
    }
  })
}

/**
 * Applies a normalized code, of a coupon or a gift card, to the customer's cart. Returns why not, or
 * null.
 */
export async function applyCode(
  { db, clock }: Dependencies,
  customerId: number,
  code: string,
): Promise<CodeRefusal | 'cart_empty' | null> {
  const now = clock()
  return await transactFor(db, customerId, async (transaction) => {
    const view = await loadOpenCart(transaction, customerId, now)
    if (view === null) return 'cart_empty'
    const found = await findCode(transaction, code, customerId, now)
    if (found.refusal !== null) return found.refusal
    const change = found.coupon === null ? { gift_card_code: code } : { coupon_code: code }
    await updateCart(transaction, view.cart, change, now)
    return null
  })
}

/** Removes a normalized code from the customer's cart, or all codes if `code` is null. */
export async function removeCodes(
  { db, clock }: Dependencies,
  customerId: number,
  code: string | null,
): Promise<void> {
  await transactFor(db, customerId, async (transaction) => {
    const cart = await findOpenCart(transaction, customerId)
    if (cart === null) return
    const isRemoved = (current: string | null) => code === null || current === code
    const changes = {
      coupon_code: isRemoved(cart.coupon_code) ? null : cart.coupon_code,
      gift_card_code: isRemoved(cart.gift_card_code) ? null : cart.gift_card_code,
    }
    await updateCart(transaction, cart, changes, clock())
  })
}
