import type { Purchasable } from './purchase-rules.ts'
import { checkPurchase } from './purchase-rules.ts'
import type { CartTotals } from './cart-totals.ts'

/** Everything that decides whether a cart may become an order, read in the order's own transaction. */
export interface OrderRequest {
  products: readonly Purchasable[]
  ownedProductIds: ReadonlySet<number>
  totals: CartTotals
  /** Something the customer saw in the cart no longer counts: a code, or a product withdrawn. */
  hasStaleItems: boolean
  /** The grand total the customer was shown, in cents; null when the host was not told. */
  expectedTotal: number | null
  /** What the customer was told the balance would pay, in cents; null when the host was not told. */
  expectedDue: number | null
  /** The customer's balance in cents. */
  balance: number
}

export type OrderRefusal =
  | { reason: 'already_owned' | 'already_in_cart' | 'pack_and_part' | 'cart_changed' }
  | { reason: 'insufficient_balance'; missing: number }

/** Why a cart cannot become an order now; null when it can. `missing` is in cents. */
export function checkOrder(request: OrderRequest): OrderRefusal | null {
  const refusal = checkPurchase(request.products, request.ownedProductIds)
  if (refusal !== null) return { reason: refusal }
  const { grandTotal, amountDue } = request.totals
  const isOtherTotal = request.expectedTotal !== null && request.expectedTotal !== grandTotal
  const isOtherDue = request.expectedDue !== null && request.expectedDue !== amountDue
  if (request.hasStaleItems || isOtherTotal || isOtherDue) return { reason: 'cart_changed' }
  const missing = amountDue - request.balance
  return missing > 0 ? { reason: 'insufficient_balance', missing } : null
}
