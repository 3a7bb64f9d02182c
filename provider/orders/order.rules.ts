import type { ShopConfig } from '#shop/shop-config.ts'
import type { CartTotals } from '../carts/cart-totals.rules.ts'
import type { CartView } from '../carts/carts.store.ts'
import { checkPurchase } from '../carts/purchase.rules.ts'
import type { Purchasable } from '../catalog/ownership.rules.ts'
import { decideCountry } from '../vat/vat-evidence.rules.ts'
import type { CountryEvidence } from '../vat/vat-evidence.rules.ts'

/**
 * The payment methods that the checkout accepts. All of them are paid from the balance and the gift
 * card.
 */
const paymentMethods = ['moneytransfer', 'cashondelivery']

/** The missing checkout step, or the reason the shop does not sell the cart. */
export interface CheckoutRefusal {
  readonly reason:
    | 'cart_empty'
    | 'address_missing'
    | 'payment_missing'
    | 'payment_unknown'
    | 'country_not_sold'
    | 'order_too_small'
}

/**
 * Returns the reason a cart cannot be ordered: an incomplete checkout, or a country or total the
 * shop does not sell to; null if there is none.
 */
export function checkCheckout(
  { cart, lines, totals }: CartView,
  evidence: CountryEvidence,
  { tax, payments }: Pick<ShopConfig, 'tax' | 'payments'>,
): CheckoutRefusal | null {
  if (lines.length === 0) return { reason: 'cart_empty' }
  if (cart.billing_address === null) return { reason: 'address_missing' }
  if (cart.payment_method === null) return { reason: 'payment_missing' }
  if (!paymentMethods.includes(cart.payment_method)) return { reason: 'payment_unknown' }
  if (!isSold(tax.salesCountries, evidence)) return { reason: 'country_not_sold' }
  return isTooSmall(totals.grandTotal, payments.smallestOrder)
    ? { reason: 'order_too_small' }
    : null
}

/**
 * Returns whether the shop sells to both the declared country and the one supported by evidence,
 * whose VAT is charged.
 */
function isSold(salesCountries: readonly string[], evidence: CountryEvidence): boolean {
  return [evidence.declared, decideCountry(evidence).country].every(
    (country) => country !== null && salesCountries.includes(country),
  )
}

/** Returns whether a total in cents is below the minimum order in euros; a free order never is. */
function isTooSmall(total: number, smallestOrder: number): boolean {
  return total > 0 && total < Math.round(smallestOrder * 100)
}

/** The amounts displayed to the customer before ordering, in cents. */
export interface ShownAmounts {
  /** The grand total; null if the request did not send it. */
  readonly expectedTotal: number | null
  /** The amount due; null if the request did not send it. */
  readonly expectedDue: number | null
}

/**
 * The data that determines whether a cart can be paid for. It must be read in the transaction that
 * creates the order.
 */
export interface OrderFacts extends ShownAmounts {
  products: readonly Purchasable[]
  purchasedIds: ReadonlySet<number>
  totals: CartTotals
  /** True if a code or product displayed in the cart is no longer valid. */
  hasStaleItems: boolean
  /** The customer's balance in cents. */
  balance: number
}

export type OrderRefusal =
  | { reason: 'already_owned' | 'already_in_cart' | 'pack_and_part' | 'cart_changed' }
  | { reason: 'insufficient_balance'; missing: number }

/** Returns the reason a cart cannot be ordered now, or null if it can. `missing` is in cents. */
export function checkOrder(facts: OrderFacts): OrderRefusal | null {
  const refusal = checkPurchase(facts.products, facts.purchasedIds)
  if (refusal !== null) return { reason: refusal }
  const { grandTotal, amountDue } = facts.totals
  const totalDiffers = facts.expectedTotal !== null && facts.expectedTotal !== grandTotal
  const dueDiffers = facts.expectedDue !== null && facts.expectedDue !== amountDue
  if (facts.hasStaleItems || totalDiffers || dueDiffers) return { reason: 'cart_changed' }
  const missing = amountDue - facts.balance
  return missing > 0 ? { reason: 'insufficient_balance', missing } : null
}
