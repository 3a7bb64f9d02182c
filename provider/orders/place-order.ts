import { readCountryEvidence } from '../accounts/profile/customer-country.store.ts'
import { loadCart, updateCart } from '../carts/carts.store.ts'
import type { CartView } from '../carts/carts.store.ts'
import { getPurchasedProductIds } from '../catalog/ownership.store.ts'
import { listShownTexts } from './list-shown-texts.ts'
import type { ShownTextVersion } from './list-shown-texts.ts'
import type { Dependencies } from '../dependencies.ts'
import { createOrderEntry } from '../ledger/ledger.rules.ts'
import { getBalanceCents, insertJournalEntry } from '../ledger/ledger.store.ts'
import type { Database } from '../platform/database/database.ts'
import { transactFor } from '../platform/database/transact.ts'
import { deliverNothing } from '../platform/mail/outbox.ts'
import type { Locale } from '../platform/texts/locales.ts'
import { computeOrderVat } from '../vat/order-vat.rules.ts'
import { findCartToOrder, lockCodes } from './cart-to-order.store.ts'
import { enqueueOrderReceipt } from './confirmations/enqueue-order-receipt.ts'
import { insertOrder, redeemCodes, storeLegalTexts, toOrderRow } from './insert-order.store.ts'
import type { OrderCustomer, OrderInput } from './insert-order.store.ts'
import { issueInvoice } from './invoices/issue-invoice.ts'
import { watchThreshold } from './invoices/watch-threshold.ts'
import { checkCheckout, checkOrder } from './order.rules.ts'
import type { CheckoutRefusal, OrderRefusal, ShownAmounts } from './order.rules.ts'
import { findOrder, findOrderIdByCart } from './orders.store.ts'
import type { OrderView } from './orders.store.ts'

/** A customer's order, and the amounts displayed to them. */
export interface OrderRequest extends ShownAmounts {
  /** The cart to order; null for the open cart. */
  readonly cartId: number | null
  readonly hasConsented: boolean
  /** The wording of the consent; null if the request did not contain it. */
  readonly consentText: string | null
  readonly locale: Locale
  /** What was agreed to before a card paid for the order; missing if the balance pays for it now. */
  readonly agreed?: AgreedOrder
}

/** What the customer agreed to when they went to pay by card. */
interface AgreedOrder {
  readonly at: Date
  /** The legal texts displayed, which are stored. */
  readonly shownTexts: readonly ShownTextVersion[]
  /** The part of the amount due that the card has paid, in cents. */
  readonly cardAmount: number
}

/** The reason no order was placed; `order_missing` if it was deleted immediately after. */
export type PlaceOrderRefusal = CheckoutRefusal | OrderRefusal | { reason: 'order_missing' }

export type PlacedOrder =
  /** `finish` must be called after the commit. */
  { readonly orderId: number; readonly finish: () => void } | { refusal: PlaceOrderRefusal }

/**
 * Orders a cart in one transaction: charges the balance and the gift card, issues the invoice and
 * enqueues the receipt. Returns the existing order if the cart was already ordered.
 */
export async function placeOrder(
  dependencies: Dependencies,
  customer: OrderCustomer,
  request: OrderRequest,
): Promise<{ order: OrderView } | { refusal: PlaceOrderRefusal }> {
  const placed = await transactFor(dependencies.db, customer.id, (db) =>
    orderCart({ ...dependencies, db }, customer, request),
  )
  if ('refusal' in placed) return placed
  const order = await findOrder(dependencies.db, customer.id, placed.orderId)
  if (order === null) return { refusal: { reason: 'order_missing' } }
  placed.finish()
  return { order }
}

/**
 * Orders a cart, as `placeOrder` does, in the transaction of the dependencies, which must have locked
 * the customer. Writes nothing if it refuses.
 */
export async function orderCart(
  dependencies: Dependencies,
  customer: OrderCustomer,
  request: OrderRequest,
): Promise<PlacedOrder> {
  const { db, clock, options } = dependencies
  const now = clock()
  const existing = await findOrderIdByCart(db, customer.id, request.cartId)
  if (existing !== null) return { orderId: existing, finish: deliverNothing }
  const cart = await findCartToOrder(db, customer.id, request.cartId)
  if (cart === null) return { refusal: { reason: 'cart_empty' } }
  await lockCodes(db, cart)
  const view = await loadCart(db, cart, now)
  const evidence = await readCountryEvidence(db, customer.id)
  const refusal =
    checkCheckout(view, evidence, options.shop) ?? (await checkPayment(db, customer, view, request))
  if (refusal !== null) return { refusal }
  const vat = computeOrderVat(options.shop, evidence, now, view.totals.grandTotal)
  const orderId = await insertOrder(
    db,
    toOrderRow(customer, await toOrderInput(dependencies, request, now), view, vat, now),
    view,
  )
  await redeemCodes(db, customer.id, view, orderId)
  await charge(db, customer, view, orderId, now)
  await updateCart(db, cart, { is_active: 0 }, now)
  const order = await issueInvoice(dependencies, customer.id, orderId)
  const warn = await watchThreshold(dependencies, order)
  const deliver = await enqueueOrderReceipt(dependencies, customer.id, orderId)
  const finish = () => {
    warn()
    deliver()
  }
  return { orderId, finish }
}

/** Returns the reason the customer cannot buy or pay for the cart, or null. */
async function checkPayment(
  db: Database,
  customer: OrderCustomer,
  { lines, totals, hasStaleItems }: CartView,
  { expectedTotal, expectedDue }: ShownAmounts,
): Promise<OrderRefusal | null> {
  return checkOrder({
    products: lines.map((line) => line.product),
    purchasedIds: await getPurchasedProductIds(db, customer.id),
    totals,
    hasStaleItems,
    expectedTotal,
    expectedDue,
    balance: await getBalanceCents(db, customer.id),
  })
}

/** Returns what was agreed to, before the payment or now. */
async function toOrderInput(
  dependencies: Dependencies,
  request: OrderRequest,
  now: Date,
): Promise<OrderInput> {
  const { locale, hasConsented, agreed } = request
  const { at, shownTexts, cardAmount } = agreed ?? {
    at: now,
    shownTexts: await storeShownTexts(dependencies, request, now),
    cardAmount: 0,
  }
  return { locale, consentedAt: hasConsented ? at : null, shownTexts, cardAmount }
}

/**
 * Stores the legal texts displayed to the customer, with the wording of the consent if given, and
 * returns their versions. Must run in a transaction.
 */
export async function storeShownTexts(
  { db, options }: Dependencies,
  {
    hasConsented,
    consentText,
    locale,
  }: Pick<OrderRequest, 'hasConsented' | 'consentText' | 'locale'>,
  now: Date,
): Promise<ShownTextVersion[]> {
  const { legalTexts, shop } = options
  const consent = hasConsented ? consentText : null
  const texts = listShownTexts(legalTexts, shop.languages, locale, consent)
  await storeLegalTexts(db, texts, now)
  return texts.map(({ document, locale: language, version }) => ({
    document,
    locale: language,
    version,
  }))
}

/** A free order has no journal entry. */
async function charge(
  db: Database,
  customer: OrderCustomer,
  { totals: { amountDue, giftCardAmount } }: CartView,
  orderId: number,
  now: Date,
): Promise<void> {
  const entry = createOrderEntry(orderId, customer.id, amountDue, giftCardAmount)
  if (entry !== null) await insertJournalEntry(db, entry, now)
}
