import { anyEnvelope } from './contract/envelope.ts'
import { wireSavedOrder } from './contract/order.ts'
import { mapOutcome } from './failure.ts'
import type { Outcome } from './failure.ts'
import type { HttpClient } from './http.ts'
import { toOrder } from './normalise/order.ts'
import type { Customer, Money, SavedOrder } from './types.ts'

export interface OrderRequest {
  /** The id of the cart to order; ordering the same cart again returns the same order. */
  cartId: number
  /** Whether the customer consents to immediate delivery. */
  consent: boolean
  /**
   * The totals shown to the customer; if the cart's totals differ, the order is refused with
   * `cart_changed`.
   */
  shown?: { total: Money; due: Money }
}

/** Creates the calls for the three steps that turn the cart into an order, listed in sequence. */
export function createCheckoutCalls(http: HttpClient) {
  return {
    /** Saves a placeholder address with the customer's name and email address. */
    saveAddress: (customer: Pick<Customer, 'firstName' | 'lastName' | 'email'>) =>
      saveStep(http, 'save-address', toAddressBlocks(customer)),
    /** Sets the payment method; the provider charges the balance. */
    savePayment: () => saveStep(http, 'save-payment', { payment: { method: 'moneytransfer' } }),
    /** Creates the order from the cart. */
    saveOrder: (request: OrderRequest) => saveOrder(http, request),
  }
}

/**
 * The address on every order, which is never displayed. Files are not shipped, but providers
 * require an address; only the name and the email address are the customer's.
 */
const placeholderAddress = {
  company_name: 'None',
  address: ['No delivery'],
  city: 'None',
  state: 'None',
  country: 'DE',
  postcode: '00000',
  phone: '0000000000',
} as const

function toAddressBlocks(customer: Pick<Customer, 'firstName' | 'lastName' | 'email'>) {
  const block = {
    ...placeholderAddress,
    first_name: customer.firstName,
    last_name: customer.lastName,
    email: customer.email,
    save_as_address: false,
  }
  return { billing: { ...block, use_for_shipping: true }, shipping: block }
}

async function saveStep(http: HttpClient, step: string, body: unknown): Promise<Outcome<null>> {
  const outcome = await http.send({
    method: 'POST',
    path: `/api/v1/customer/checkout/${step}`,
    body,
    needsData: true,
    schema: anyEnvelope,
  })
  return mapOutcome(outcome, () => null)
}

async function saveOrder(
  http: HttpClient,
  { cartId, consent, shown }: OrderRequest,
): Promise<Outcome<SavedOrder>> {
  const outcome = await http.send({
    method: 'POST',
    path: '/api/v1/customer/checkout/save-order',
    body: { cart_id: cartId, consent, ...(shown ? toExpectedTotals(shown) : {}) },
    schema: wireSavedOrder,
  })
  return mapOutcome(outcome, (response) =>
    'redirect_url' in response
      ? { kind: 'redirect', url: response.redirect_url }
      : { kind: 'order', order: toOrder(response.data.order, http.options) },
  )
}

function toExpectedTotals({ total, due }: { total: Money; due: Money }) {
  return { expected_total: total.minor / 100, expected_due: due.minor / 100 }
}
