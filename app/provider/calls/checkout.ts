import { wireCheckoutCart } from '#provider/contract/cart.ts'
import { anyEnvelope } from '#provider/contract/envelope.ts'
import { wireSavedOrder } from '#provider/contract/order.ts'
import { wirePaymentStart } from '#provider/contract/payment.ts'
import type { Money } from '#provider/contract/money.ts'
import { mapOutcome, succeed } from '../failure.ts'
import type { Outcome } from '../failure.ts'
import type { HttpClient } from '../http/http-client.ts'
import { logRequest } from '../http/log-request.ts'
import { toCart } from '../normalise/cart.ts'
import { toOrder } from '../normalise/order.ts'
import type { Cart, CartLine } from '../types/cart.ts'
import type { Customer } from '../types/customer.ts'
import type { Order, SavedOrder } from '../types/order.ts'

export interface OrderRequest {
  /** The id of the cart to order; ordering the same cart again returns the same order. */
  cartId: number
  /** True if the customer consents to immediate delivery. */
  consent: boolean
  /** The wording of the consent, if the customer gives it. */
  consentText?: string | null
  /** The cart shown to the customer; if it differs, the order is refused with `cart_changed`. */
  shown?: ShownCart
}

/** The parts of a cart that the customer agrees to with an order. */
export type ShownCart = Pick<Cart, 'total' | 'due'> & {
  lines: Pick<CartLine, 'productId' | 'total'>[]
}

/** How a card pays for an order. */
export interface CardPayment {
  /** What the card is charged; if it differs, the payment is refused with `cart_changed`. */
  readonly card: Money
  /** Whether the balance pays first. */
  readonly usesBalance: boolean
}

/** Creates the calls for the three steps of placing an order, in sequence. */
export function createCheckoutCalls(http: HttpClient) {
  return {
    /** Saves a placeholder address with the customer's name, email address and country. */
    saveAddress: (customer: AddressedCustomer, country: string) =>
      saveAddress(http, customer, country),
    /**
     * Sets the payment method and returns the cart. Providers that keep balances ignore it and
     * charge the balance.
     */
    savePayment: () => savePayment(http),
    /** Opens a payment page for the cart, which is ordered once it is paid. */
    payOrder: (request: OrderRequest, payment: CardPayment) => payOrder(http, request, payment),
    /** Creates the order from the cart. */
    saveOrder: (request: OrderRequest) => saveOrder(http, request),
    /**
     * Logs an error if an order's total differs from the one shown, as providers that ignore
     * expected totals allow.
     */
    logTotalDifference: (request: OrderRequest, order: Order) =>
      logTotalDifference(http, request, order),
    /** Logs that an order was placed although its response was lost. */
    logLostResponse: (order: Order) =>
      logRequest(http.options, saveOrderParts, 'warn', 'order-response-lost', { order: order.id }),
  }
}

/**
 * The address sent with every order; it is never displayed. Nothing is shipped, but providers
 * require an address; only the name, email address and country are the customer's.
 */
const placeholderAddress = {
  company_name: 'None',
  address: ['No delivery'],
  city: 'None',
  state: 'None',
  postcode: '00000',
  phone: '0000000000',
} as const

type AddressedCustomer = Pick<Customer, 'firstName' | 'lastName' | 'email'>

function toAddressBlocks(customer: AddressedCustomer, country: string) {
  const block = {
    ...placeholderAddress,
    country,
    first_name: customer.firstName,
    last_name: customer.lastName,
    email: customer.email,
    save_as_address: false,
  }
  return { billing: { ...block, use_for_shipping: true }, shipping: block }
}

async function saveAddress(
  http: HttpClient,
  customer: AddressedCustomer,
  country: string,
): Promise<Outcome<null>> {
  const outcome = await http.send({
    method: 'POST',
    path: '/api/v1/customer/checkout/save-address',
    body: toAddressBlocks(customer, country),
    needsData: true,
    schema: anyEnvelope,
  })
  return mapOutcome(outcome, () => null)
}

async function savePayment(http: HttpClient): Promise<Outcome<Cart | null>> {
  const outcome = await http.send({
    method: 'POST',
    path: '/api/v1/customer/checkout/save-payment',
    body: { payment: { method: http.options.paymentMethod ?? 'moneytransfer' } },
    needsData: true,
    schema: wireCheckoutCart,
  })
  return mapOutcome(outcome, ({ data }) => toCart(data.cart, http.options))
}

async function payOrder(
  http: HttpClient,
  { cartId, consent, consentText, shown }: OrderRequest,
  { card, usesBalance }: CardPayment,
): Promise<Outcome<SavedOrder>> {
  const outcome = await http.send({
    method: 'POST',
    path: '/api/v1/customer/checkout/pay-order',
    body: {
      cart_id: cartId,
      consent,
      ...(typeof consentText !== 'string' ? {} : { consent_text: consentText }),
      ...(shown ? toExpectedTotals(shown) : {}),
      expected_card: card.minor / 100,
      use_balance: usesBalance,
    },
    schema: wirePaymentStart,
  })
  return mapOutcome(outcome, (start) => ({ kind: 'redirect', url: start.redirect_url }))
}

const saveOrderParts = { method: 'POST', path: '/api/v1/customer/checkout/save-order' } as const

async function saveOrder(
  http: HttpClient,
  { cartId, consent, consentText, shown }: OrderRequest,
): Promise<Outcome<SavedOrder>> {
  const response = await http.send({
    ...saveOrderParts,
    body: {
      cart_id: cartId,
      consent,
      ...(typeof consentText !== 'string' ? {} : { consent_text: consentText }),
      ...(shown ? toExpectedTotals(shown) : {}),
    },
    schema: wireSavedOrder,
  })
  if (!response.ok) return response
  if ('redirect_url' in response.value)
    return succeed({ kind: 'redirect', url: response.value.redirect_url })
  return succeed({ kind: 'order', order: toOrder(response.value.data.order, http.options) })
}

function logTotalDifference(http: HttpClient, { shown }: OrderRequest, { id, total }: Order): void {
  if (!shown || !total || total.minor === shown.total.minor) return
  logRequest(http.options, saveOrderParts, 'error', 'order-total-differs', {
    order: id,
    shownCents: shown.total.minor,
    actualCents: total.minor,
  })
}

function toExpectedTotals({ total, due }: ShownCart) {
  return { expected_total: total.minor / 100, expected_due: due.minor / 100 }
}
