import type { Dependencies } from '../dependencies.ts'
import { transactFor } from '../platform/database/transact.ts'
import type { Database } from '../platform/database/database.ts'
import { deleteCartItems, findOpenCart, loadCart, loadOpenCart, updateCart } from './carts.store.ts'
import type { CartView } from './carts.store.ts'
import { findCode } from './codes.store.ts'
import type { CodeRefusal } from './discount-code.rules.ts'

/**
 * Removes expired codes and products no longer sold from the open cart, and loads it; returns null
 * if the cart is missing or empty.
 */
export async function loadPrunedCart(
  { db, clock }: Dependencies,
  customerId: number,
): Promise<CartView | null> {
  const now = clock()
  // Usually there is nothing to remove, so this check avoids the lock.
  const cart = await loadWholeCart(db, customerId, now)
  if (cart?.hasStaleItems !== true) return cart === null || cart.lines.length === 0 ? null : cart
  await transactFor(db, customerId, async (transaction) => {
    const view = await loadWholeCart(transaction, customerId, now)
    if (!view?.hasStaleItems) return
    const changes = { coupon_code: view.couponCode, gift_card_code: view.giftCardCode }
    await updateCart(transaction, view.cart, changes, now)
    await deleteCartItems(transaction, view.cart, view.staleItemIds)
  })
  return await loadOpenCart(db, customerId, now)
}

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
 * Applies a normalized coupon or gift card code to the customer's cart. Returns null, or the reason
 * for refusal.
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

/** Loads the open cart, even if it is empty. */
async function loadWholeCart(
  db: Database,
  customerId: number,
  now: Date,
): Promise<CartView | null> {
  const cart = await findOpenCart(db, customerId)
  return cart === null ? null : await loadCart(db, cart, now)
}
