import { placeholderAddress } from './placeholder-address.ts'
import { emptyEnvelope } from './contract/envelope.ts'
import { wireSavedOrder } from './contract/order.ts'
import { mapOutcome } from './failure.ts'
import type { Outcome } from './failure.ts'
import type { Http } from './http.ts'
import { toOrder } from './normalise/order.ts'
import type { Customer, Money, SavedOrder } from './types.ts'

export interface OrderRequest {
  /** The cart that is bought: the same id again answers the same order. */
  cartId: number
  /** Consent to immediate delivery. */
  consent: boolean
  /** The sums the buyer was shown; a cart that has others by now is refused with `cart_changed`. */
  shown?: { total: Money; due: Money }
}

/** The three steps that make an order of the cart, in this order. */
export function checkoutCalls(http: Http) {
  return {
    /** Gives the order its names and email. */
    saveAddress: (customer: Pick<Customer, 'firstName' | 'lastName' | 'email'>) =>
      saveStep(http, 'save-address', addressBlocks(customer)),
    /** Settles how it is paid: the provider takes it from the balance. */
    savePayment: () => saveStep(http, 'save-payment', { payment: { method: 'moneytransfer' } }),
    /** Makes the order. */
    saveOrder: (request: OrderRequest) => saveOrder(http, request),
  }
}

function addressBlocks(customer: Pick<Customer, 'firstName' | 'lastName' | 'email'>) {
  const block = {
    ...placeholderAddress,
    first_name: customer.firstName,
    last_name: customer.lastName,
    email: customer.email,
    save_as_address: false,
  }
  return { billing: { ...block, use_for_shipping: true }, shipping: block }
}

async function saveStep(http: Http, step: string, body: unknown): Promise<Outcome<null>> {
  const outcome = await http.send({
    method: 'POST',
    path: `/api/v1/customer/checkout/${step}`,
    body,
    needsData: true,
    answer: emptyEnvelope,
  })
  return mapOutcome(outcome, () => null)
}

async function saveOrder(
  http: Http,
  { cartId, consent, shown }: OrderRequest,
): Promise<Outcome<SavedOrder>> {
  const outcome = await http.send({
    method: 'POST',
    path: '/api/v1/customer/checkout/save-order',
    body: { cart_id: cartId, consent, ...(shown ? shownSums(shown) : {}) },
    answer: wireSavedOrder,
  })
  return mapOutcome(outcome, (answer) =>
    'redirect_url' in answer
      ? { kind: 'redirect', url: answer.redirect_url }
      : { kind: 'order', order: toOrder(answer.data.order, http.options) },
  )
}

function shownSums({ total, due }: { total: Money; due: Money }) {
  return { expected_total: total.minor / 100, expected_due: due.minor / 100 }
}
