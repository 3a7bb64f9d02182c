import { readCountryEvidence } from '../../accounts/profile/customer-country.store.ts'
import { loadCart } from '../../carts/carts.store.ts'
import type { CartView } from '../../carts/carts.store.ts'
import { getPurchasedProductIds } from '../../catalog/ownership.store.ts'
import type { Dependencies } from '../../dependencies.ts'
import { splitPayment } from '../../contract/checkout/split-payment.ts'
import type { PaymentSplit } from '../../contract/checkout/split-payment.ts'
import { getBalanceCents } from '../../ledger/ledger.store.ts'
import { findCartToOrder } from '../../orders/cart-to-order.store.ts'
import type { OrderCustomer } from '../../orders/insert-order.store.ts'
import { checkCheckout, checkOrder } from '../../orders/order.rules.ts'
import { findOrderIdByCart } from '../../orders/orders.store.ts'
import { storeShownTexts } from '../../orders/place-order.ts'
import type { OrderRequest, PlaceOrderRefusal } from '../../orders/place-order.ts'
import { transactFor } from '../../platform/database/transact.ts'
import { createSession, openStored } from '../open-payment.ts'
import { PaymentEndedError } from '../payment-processor.ts'
import { insertPaymentSession } from '../payment-sessions.store.ts'
import type { PaymentSessionRow } from '../payment-sessions.store.ts'
import { describeOrderContents } from './describe-order-contents.ts'
import { isRepeated, maxCardAmount } from './order-payment.rules.ts'
import { insertOrderPayment, listUndecidedPayments } from './order-payments.store.ts'
import { expireReplaced, refreshUndecided } from './undecided-payments.ts'
import { toPaidLines } from './to-paid-lines.ts'

/** An order that a customer wants to pay by card, and the amounts displayed to them. */
export interface OrderPaymentRequest extends Omit<OrderRequest, 'cartId' | 'agreed'> {
  readonly cartId: number
  /** Whether the balance pays first. */
  readonly usesBalance: boolean
  /** What the card is to be charged, in cents. */
  readonly expectedCard: number
}

/** The reason no payment was opened; `payment_pending` if one is on its way. */
type StartRefusal =
  | Exclude<PlaceOrderRefusal, { reason: 'insufficient_balance' }>
  | { readonly reason: 'already_ordered' | 'payment_pending' | 'payment_too_large' }

type Stored =
  | { readonly session: PaymentSessionRow; readonly replaced: readonly PaymentSessionRow[] }
  | { readonly refusal: StartRefusal }

/**
 * Opens a payment page that charges a card what the balance does not pay of an order, and writes down
 * what the customer has agreed to. The order is placed once the money has come. Repeating a request
 * returns the same payment; a payment of the same cart with other contents is ended. Rejects as
 * `openPayment` does.
 */
export async function startOrderPayment(
  dependencies: Dependencies,
  customer: OrderCustomer,
  request: OrderPaymentRequest,
): Promise<
  { readonly session: PaymentSessionRow; readonly url: string } | { refusal: StartRefusal }
> {
  const { db } = dependencies
  // A payment whose report is late must not be made again.
  await refreshUndecided(dependencies, { customerId: customer.id, cartId: request.cartId })
  let ended: string | null = null
  for (;;) {
    const stored: Stored = await transactFor(db, customer.id, (inside) =>
      storePayment({ ...dependencies, db: inside }, customer, { ...request, ended }),
    )
    if ('refusal' in stored) return stored
    const { session, replaced } = stored
    await expireReplaced(dependencies, replaced)
    try {
      return { session, url: await openStored(dependencies, session) }
    } catch (error) {
      // The processor may know more about an earlier page than it has reported.
      if (!(error instanceof PaymentEndedError) || ended !== null) throw error
      ended = session.id
    }
  }
}

async function storePayment(
  dependencies: Dependencies,
  customer: OrderCustomer,
  request: OrderPaymentRequest & { readonly ended: string | null },
): Promise<Stored> {
  const { db, clock } = dependencies
  const now = clock()
  const { cartId } = request
  if ((await findOrderIdByCart(db, customer.id, cartId)) !== null) {
    return { refusal: { reason: 'already_ordered' } }
  }
  const cart = await findCartToOrder(db, customer.id, cartId)
  if (cart === null) return { refusal: { reason: 'cart_empty' } }
  const view = await loadCart(db, cart, now)
  const refusal = await check(dependencies, customer.id, view, request)
  if (refusal !== null) return { refusal }
  const undecided = await listUndecidedPayments(db, { customerId: customer.id, cartId })
  if (undecided.some(({ session }) => session.status === 'processing')) {
    return { refusal: { reason: 'payment_pending' } }
  }
  const balance = await getBalanceCents(db, customer.id)
  const split = splitPayment(view.totals.amountDue, balance, request.usesBalance)
  if (split.card === 0 || split.card !== request.expectedCard) {
    return { refusal: { reason: 'cart_changed' } }
  }
  if (split.card > maxCardAmount) return { refusal: { reason: 'payment_too_large' } }
  const wanted = {
    amount: split.card,
    total: view.totals.grandTotal,
    due: view.totals.amountDue,
    lines: toPaidLines(view),
    locale: request.locale,
    hasConsented: request.hasConsented,
    processor: dependencies.processors.current.name,
  }
  const same = undecided.find(
    (one) => one.session.id !== request.ended && isRepeated(one, wanted, now),
  )
  const replaced = undecided.filter((one) => one !== same).map(({ session }) => session)
  const session = same?.session ?? (await insert(dependencies, customer, request, view, split))
  return { session, replaced }
}

/** Returns the reason the cart cannot be ordered, whatever pays for it; null if there is none. */
async function check(
  { db, options }: Dependencies,
  customerId: number,
  view: CartView,
  request: OrderPaymentRequest,
): Promise<StartRefusal | null> {
  const evidence = await readCountryEvidence(db, customerId)
  const refusal = checkCheckout(view, evidence, options.shop)
  if (refusal !== null) return refusal
  const { expectedTotal, expectedDue } = request
  const refused = checkOrder({
    products: view.lines.map((line) => line.product),
    purchasedIds: await getPurchasedProductIds(db, customerId),
    totals: view.totals,
    hasStaleItems: view.hasStaleItems,
    expectedTotal,
    expectedDue,
    balance: view.totals.amountDue,
  })
  return refused?.reason === 'insufficient_balance' ? { reason: 'cart_changed' } : refused
}

async function insert(
  dependencies: Dependencies,
  customer: OrderCustomer,
  request: OrderPaymentRequest,
  view: CartView,
  split: PaymentSplit,
): Promise<PaymentSessionRow> {
  const { db, clock } = dependencies
  const now = clock()
  const { id: customerId, email } = customer
  const { locale } = request
  const payment = {
    customerId,
    amount: split.card,
    email,
    currency: 'EUR',
    returnTo: 'checkout',
    locale,
  } as const
  const contents = describeOrderContents(view, split)
  const session = await insertPaymentSession(db, createSession(dependencies, payment, contents))
  const { billing_address, shipping_address, id: cartId } = view.cart
  await insertOrderPayment(
    db,
    {
      session_id: session.id,
      customer_id: customerId,
      cart_id: cartId,
      lines: toPaidLines(view),
      total: view.totals.grandTotal,
      due: view.totals.amountDue,
      has_consented: request.hasConsented ? 1 : 0,
      shownTexts: await storeShownTexts(dependencies, request, now),
      billing_address,
      shipping_address,
      locale,
    },
    now,
  )
  return session
}
