import type { CartTotals } from '../carts/cart-totals.rules.ts'
import { checkPurchase } from '../carts/purchase.rules.ts'
import type { Purchasable } from '../catalog/ownership.rules.ts'

/**
 * The data that determines whether a cart can be ordered. It must be read in the transaction that
 * creates the order.
 */
export interface OrderRequest {
  products: readonly Purchasable[]
  ownedProductIds: ReadonlySet<number>
  totals: CartTotals
  /** Whether a code or product that was shown in the cart is no longer valid. */
  hasStaleItems: boolean
  /** The grand total shown to the customer, in cents; null if the request did not send it. */
  expectedTotal: number | null
  /** The amount due shown to the customer, in cents; null if the request did not send it. */
  expectedDue: number | null
  /** The customer's balance in cents. */
  balance: number
}

export type OrderRefusal =
  | { reason: 'already_owned' | 'already_in_cart' | 'pack_and_part' | 'cart_changed' }
  | { reason: 'insufficient_balance'; missing: number }

/** Returns the reason a cart cannot be ordered now, or null if it can. `missing` is in cents. */
export function checkOrder(request: OrderRequest): OrderRefusal | null {
  const refusal = checkPurchase(request.products, request.ownedProductIds)
  if (refusal !== null) return { reason: refusal }
  const { grandTotal, amountDue } = request.totals
  const totalDiffers = request.expectedTotal !== null && request.expectedTotal !== grandTotal
  const dueDiffers = request.expectedDue !== null && request.expectedDue !== amountDue
  if (request.hasStaleItems || totalDiffers || dueDiffers) return { reason: 'cart_changed' }
  const missing = amountDue - request.balance
  return missing > 0 ? { reason: 'insufficient_balance', missing } : null
}
