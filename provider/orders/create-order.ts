import { z } from 'zod'
import { createOrderEntry } from '../ledger/ledger.rules.ts'
import { checkOrder } from './order.rules.ts'
import { computeOrderVat } from '../vat/order-vat.rules.ts'
import type { OrderRefusal } from './order.rules.ts'
import { decideCountry } from '../vat/vat-evidence.rules.ts'
import type { CountryEvidence } from '../vat/vat-evidence.rules.ts'
import { getPurchasedProductIds } from '../catalog/ownership.store.ts'
import { loadCart, updateCart } from '../carts/carts.store.ts'
import type { CartRow, CartView } from '../carts/carts.store.ts'
import { readCountryEvidence } from '../accounts/profile/customer-country.store.ts'
import { insertOrder, toOrderRow } from './insert-order.store.ts'
import type { OrderCustomer, OrderInput } from './insert-order.store.ts'
import { storeLegalTexts } from './legal-texts.store.ts'
import { getBalanceCents, insertJournalEntry } from '../ledger/ledger.store.ts'
import type { Database } from '../platform/database/database.ts'
import { lockRow } from '../platform/database/transact.ts'

/**
 * Payment methods that the checkout accepts. Whichever is sent, the order is paid from the balance
 * and the gift card.
 */
const paymentMethods = ['moneytransfer', 'cashondelivery']

export type CreateOrderResult =
  | { orderId: number; isNew: boolean }
  | {
      refusal:
        | OrderRefusal
        | {
            reason:
              | 'cart_empty'
              | 'address_missing'
              | 'payment_missing'
              | 'payment_unknown'
              | 'country_not_sold'
              | 'order_too_small'
          }
    }

/**
 * Creates a paid order from a cart: inserts the order, its lines, purchased links, code redemptions
 * and journal entry, and closes the cart. Returns the existing order if the cart was already
 * ordered. Must run in a transaction of this customer, so that either everything is written or nothing.
 */
export async function createOrder(
  db: Database,
  customer: OrderCustomer,
  input: OrderInput,
  now: Date,
): Promise<CreateOrderResult> {
  const existing =
    input.cartId === null ? null : await findOrderIdByCart(db, customer, input.cartId)
  if (existing !== null) return { orderId: existing, isNew: false }
  const cart = await findCartToOrder(db, customer, input.cartId)
  if (cart === null) return { refusal: { reason: 'cart_empty' } }
  if (cart.gift_card_code !== null) await lockRow(db, 'gift_cards', cart.gift_card_code)
  if (cart.coupon_code !== null) await lockRow(db, 'coupons', cart.coupon_code)
  const view = await loadCart(db, cart, now)
  const evidence = await readEvidence(db, customer, cart)
  const refusal = await findRefusal(db, customer, input, view, evidence)
  if (refusal !== null) return { refusal }
  const vat = computeOrderVat(input.shop, evidence, now, view.totals.grandTotal)
  const orderId = await insertOrder(db, toOrderRow(customer, input, view, vat, now), view)
  await storeLegalTexts(db, input.shownTexts, now)
  await redeemCodes(db, customer, view, orderId)
  const { amountDue, giftCardAmount } = view.totals
  const entry = createOrderEntry(orderId, customer.id, amountDue, giftCardAmount)
  if (entry !== null) await insertJournalEntry(db, entry, now)
  await updateCart(db, cart, { is_active: 0 }, now)
  return { orderId, isNew: true }
}

/** A customer who has chosen no country has stated one in the address. */
async function readEvidence(
  db: Database,
  customer: OrderCustomer,
  { billing_address: address }: CartRow,
): Promise<CountryEvidence> {
  const evidence = await readCountryEvidence(db, customer.id)
  if (evidence.declared !== null || address === null) return evidence
  return { ...evidence, declared: countrySchema.parse(JSON.parse(address)).country }
}

const countrySchema = z.object({ country: z.string() })

async function findOrderIdByCart(
  db: Database,
  customer: OrderCustomer,
  cartId: number,
): Promise<number | null> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('cart_id', '=', cartId)
    .where('customer_id', '=', customer.id)
    .executeTakeFirst()
  return order?.id ?? null
}

async function findCartToOrder(
  db: Database,
  customer: OrderCustomer,
  cartId: number | null,
): Promise<CartRow | null> {
  let carts = db
    .selectFrom('carts')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .where('is_active', '=', 1)
  if (cartId !== null) carts = carts.where('id', '=', cartId)
  return (await carts.executeTakeFirst()) ?? null
}

async function findRefusal(
  db: Database,
  customer: OrderCustomer,
  input: OrderInput,
  view: CartView,
  evidence: CountryEvidence,
) {
  const { cart, lines, totals, hasStaleItems } = view
  if (lines.length === 0) return { reason: 'cart_empty' as const }
  if (cart.billing_address === null) return { reason: 'address_missing' as const }
  if (cart.payment_method === null) return { reason: 'payment_missing' as const }
  if (!paymentMethods.includes(cart.payment_method)) return { reason: 'payment_unknown' as const }
  if (!isSold(input.shop.tax.salesCountries, evidence))
    return { reason: 'country_not_sold' as const }
  if (isTooSmall(totals.grandTotal, input.shop.payments.smallestOrder))
    return { reason: 'order_too_small' as const }
  return checkOrder({
    products: lines.map((line) => line.product),
    ownedProductIds: await getPurchasedProductIds(db, customer.id),
    totals,
    hasStaleItems,
    expectedTotal: input.expectedTotal,
    expectedDue: input.expectedDue,
    balance: await getBalanceCents(db, customer.id),
  })
}

/** Whether a total in cents is less than an order costs at least, in euros; a free one never is. */
function isTooSmall(total: number, smallestOrder: number): boolean {
  return total > 0 && total < Math.round(smallestOrder * 100)
}

/**
 * Whether the shop sells to a customer: both the country that they declare and the one that the
 * evidence is for, whose VAT is charged, must be among its countries.
 */
function isSold(salesCountries: readonly string[], evidence: CountryEvidence): boolean {
  return [evidence.declared, decideCountry(evidence).country].every(
    (country) => country !== null && salesCountries.includes(country),
  )
}

async function redeemCodes(
  db: Database,
  customer: OrderCustomer,
  view: CartView,
  orderId: number,
): Promise<void> {
  if (view.couponCode !== null) {
    await db
      .insertInto('coupon_uses')
      .values({ coupon_code: view.couponCode, customer_id: customer.id, order_id: orderId })
      .execute()
  }
  const { giftCardAmount } = view.totals
  if (view.giftCardCode !== null && giftCardAmount > 0) {
    await db
      .insertInto('gift_card_redemptions')
      .values({ gift_card_code: view.giftCardCode, order_id: orderId, amount: giftCardAmount })
      .execute()
  }
}
