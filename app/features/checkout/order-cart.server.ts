import { setTimeout as sleep } from 'node:timers/promises'
import type { CardPayment, OrderRequest, ShownCart } from '#app/provider/calls/checkout.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import { createRefusal, fail, mayHaveSucceeded, succeed } from '#app/provider/failure.ts'
import type { Failure, KnownReason, Outcome } from '#app/provider/failure.ts'
import type { Cart } from '#app/provider/types/cart.ts'
import type { SavedOrder } from '#app/provider/types/order.ts'

/** An order request with the country (ISO 3166-1) shown to the customer. */
export interface CartOrderRequest extends OrderRequest {
  readonly country: string
  /** Whether it is delivered at once, for which it needs consent. */
  readonly deliversAtOnce: boolean
  /** How a card pays; absent if the balance does. */
  readonly payment?: CardPayment
}

/** Resolves after a number of milliseconds. */
export type Wait = (milliseconds: number) => Promise<unknown>

/**
 * The pauses before each lookup of an order whose response was lost, in milliseconds. The provider
 * may still be placing it when the connection breaks.
 */
const lookupPauses = [0, 1000, 3000]

/**
 * Places the order for a cart: saves the address and the payment method, compares the cart with the
 * one shown to the customer, then saves the order, or opens the payment page for it. Stops at the first failure. Idempotent: repeated
 * requests for the same cart, from another tab or after a lost response, return the same order.
 * Logs a total that differs from the one shown. Refuses an order without the consent that it needs.
 */
export async function orderCart(
  client: ProviderClient,
  request: CartOrderRequest,
  wait: Wait = sleep,
): Promise<Outcome<SavedOrder>> {
  if (request.deliversAtOnce && !request.consent) return fail(createRefusal(422, {}))
  const outcome = await placeOrder(client, request, wait)
  if (outcome.ok && outcome.value.kind === 'order') {
    client.checkout.logTotalDifference(request, outcome.value.order)
  }
  return outcome
}

async function placeOrder(
  client: ProviderClient,
  request: CartOrderRequest,
  wait: Wait,
): Promise<Outcome<SavedOrder>> {
  const prepared = await prepareOrder(client, request.country)
  if (!prepared.ok) {
    const isCurrent = !(await isCartNoLongerCurrent(client, request.cartId))
    return isCurrent ? prepared : findOrder(client, request.cartId, 'cart_changed')
  }
  const cart = prepared.value
  // Some providers order the current cart, regardless of the requested one.
  if (cart?.id !== request.cartId) return findOrder(client, request.cartId, 'cart_changed')
  if (request.shown && !isAsShown(cart, request.shown)) return refuse('cart_changed')
  // Asking again after a lost response opens the same payment page.
  if (request.payment) return client.checkout.payOrder(request, request.payment)
  const saved = await client.checkout.saveOrder(request)
  return saved.ok || !mayHaveSucceeded(saved.failure)
    ? saved
    : lookUpOrder(client, request.cartId, saved.failure, wait)
}

/** Saves the address and the payment method; returns the cart. */
async function prepareOrder(
  client: ProviderClient,
  country: string,
): Promise<Outcome<Cart | null>> {
  const customer = await client.customer.get()
  if (!customer.ok) return customer
  const address = await client.checkout.saveAddress(customer.value, country)
  if (!address.ok) return address
  return client.checkout.savePayment()
}

/**
 * Returns whether the requested cart is no longer the current one. An ordered cart accepts no
 * address or payment method, but its order can still be returned.
 */
async function isCartNoLongerCurrent(client: ProviderClient, cartId: number): Promise<boolean> {
  const cart = await client.cart.get()
  return cart.ok && cart.value?.id !== cartId
}

/** Returns whether a cart has the totals and products shown to the customer. */
function isAsShown(cart: Cart, shown: ShownCart): boolean {
  const isSameTotal = cart.total.minor === shown.total.minor && cart.due.minor === shown.due.minor
  return isSameTotal && listLines(cart) === listLines(shown)
}

function listLines({ lines }: Pick<ShownCart, 'lines'>): string {
  return lines
    .map(({ productId, total }) => `${productId}:${total.minor}`)
    .toSorted()
    .join(' ')
}

/**
 * Looks up an order whose response was lost: once if the provider has responded, otherwise several
 * times. Fails with `order_not_placed` only if the provider confirms that there is no order.
 */
async function lookUpOrder(
  client: ProviderClient,
  cartId: number,
  failure: Failure,
  wait: Wait,
): Promise<Outcome<SavedOrder>> {
  let found: Outcome<FoundOrder> = refuse('order_unconfirmed')
  for (const pause of lookupPauses) {
    if (pause > 0) await wait(pause)
    found = await findOrder(client, cartId, 'order_not_placed')
    if (found.ok) {
      client.checkout.logLostResponse(found.value.order)
      return found
    }
    const isConfirmed = getReason(found.failure) === 'order_not_placed'
    if (isConfirmed && hasResponded(failure)) return found
  }
  return found
}

/** Returns whether the response came from the provider; a 502 or 504 comes from its proxy. */
function hasResponded(failure: Failure): boolean {
  if (failure.kind !== 'unreachable') return failure.kind === 'invalid-response'
  return failure.status !== null && failure.status !== 502 && failure.status !== 504
}

type FoundOrder = Extract<SavedOrder, { kind: 'order' }>

/** Returns the order placed for a cart; fails with `reason` if there is none. */
async function findOrder(
  client: ProviderClient,
  cartId: number,
  reason: KnownReason,
): Promise<Outcome<FoundOrder>> {
  const placed = await client.orders.findByCart(cartId)
  if (!placed.ok) return refuse('order_unconfirmed')
  return placed.value ? succeed({ kind: 'order', order: placed.value }) : refuse(reason)
}

function refuse(reason: KnownReason): { ok: false; failure: Failure } {
  return fail(createRefusal(422, { reason }))
}

function getReason(failure: Failure): KnownReason | null {
  return failure.kind === 'refused' ? failure.reason : null
}
