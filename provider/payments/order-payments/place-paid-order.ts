import { getCustomer } from '../../accounts/customers.store.ts'
import { loadCart, updateCart } from '../../carts/carts.store.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findCartToOrder } from '../../orders/cart-to-order.store.ts'
import { findOrderIdByCart } from '../../orders/orders.store.ts'
import { orderCart } from '../../orders/place-order.ts'
import type { PlacedOrder, PlaceOrderRefusal } from '../../orders/place-order.ts'
import { toShopLanguage } from '#shop/languages.ts'
import type { PaymentSessionRow } from '../payment-sessions.store.ts'
import { haveSameLines } from './order-payment.rules.ts'
import { decideOrderPayment, findOrderPayment } from './order-payments.store.ts'
import type { OrderPayment } from './order-payments.store.ts'
import { toPaidLines } from './to-paid-lines.ts'

/** The reason that the money for an order became Tunes. */
export type PaidOrderRefusal =
  | PlaceOrderRefusal['reason']
  /** Another payment had paid for the order. */
  | 'already_ordered'
  | 'account_closed'

/** What became of an order whose payment has arrived. */
export type PaidOrder =
  /** `finish` must be called after the commit. */
  { readonly orderId: number; readonly finish: () => void } | { readonly refusal: PaidOrderRefusal }

/**
 * Places the order that a payment is for, in the transaction that has credited it. If the cart, a
 * price or a code has changed since the customer agreed, or the balance no longer pays the rest, it
 * places none, and the money stays in the balance. Returns null for a top-up.
 */
export async function placePaidOrder(
  dependencies: Dependencies,
  session: PaymentSessionRow,
): Promise<PaidOrder | null> {
  const { db, clock } = dependencies
  const payment = await findOrderPayment(db, session.id)
  if (payment === null || payment.state !== 'open') return null
  const placed = await order(dependencies, session, payment)
  if ('refusal' in placed) {
    const { refusal } = placed
    await decideOrderPayment(db, session.id, { state: 'credited', refusal }, clock())
    return placed
  }
  const { orderId } = placed
  await decideOrderPayment(db, session.id, { state: 'ordered', order_id: orderId }, clock())
  return placed
}

async function order(
  dependencies: Dependencies,
  session: PaymentSessionRow,
  payment: OrderPayment,
): Promise<PaidOrder> {
  const { db, clock, options } = dependencies
  const { customer_id: customerId, cart_id: cartId } = payment
  const customer = await getCustomer(db, customerId)
  if (customer.status === 0) return { refusal: 'account_closed' }
  if ((await findOrderIdByCart(db, customerId, cartId)) !== null) {
    return { refusal: 'already_ordered' }
  }
  const cart = await findCartToOrder(db, customerId, cartId)
  if (cart === null) return { refusal: 'cart_changed' }
  const now = clock()
  if (!haveSameLines(toPaidLines(await loadCart(db, cart, now)), payment.lines)) {
    return { refusal: 'cart_changed' }
  }
  // Another tab may have changed them since.
  const { billing_address, shipping_address } = payment
  await updateCart(db, cart, { billing_address, shipping_address }, now)
  const { id, email, first_name: firstName, last_name: lastName } = customer
  return getReason(
    await orderCart(
      dependencies,
      { id, email, firstName, lastName },
      {
        cartId,
        expectedTotal: payment.total,
        expectedDue: payment.due,
        hasConsented: payment.has_consented === 1,
        consentText: null,
        locale: toShopLanguage(payment.locale, options.shop.languages),
        agreed: {
          at: new Date(payment.created_at),
          shownTexts: payment.shownTexts,
          cardAmount: Math.min(session.amount, payment.due),
        },
      },
    ),
  )
}

function getReason(placed: PlacedOrder): PaidOrder {
  return 'refusal' in placed ? { refusal: placed.refusal.reason } : placed
}
