import { requireCart } from './cart-routes.ts'
import type { HostReply } from './faults.ts'
import { requireCustomer, requireFound, toFields } from './host-request.ts'
import type { HostRequest, Routes } from './host-request.ts'
import { HostRefusal, refuseField, serverError } from './refusals.ts'
import { toWireCart, toWireOrder } from './serialize.ts'
import { getTotals } from './state.ts'

/** The routes that turn the active cart into an order, and those for orders. */
export const checkoutRoutes: Routes = {
  'POST /api/v1/customer/checkout/save-address': saveAddress,
  'POST /api/v1/customer/checkout/save-payment': (request) => {
    const cart = requireCart(request)
    const { method } = toFields(request.fields['payment'])
    if (typeof method !== 'string') throw refuseField('payment', 'required', request.locale)
    cart.payment = method
    return { body: { data: { cart: toWireCart(request.state, cart) }, message: 'Saved.' } }
  },
  'POST /api/v1/customer/checkout/save-order': saveOrder,
  'GET /api/v1/customer/orders': listOrders,
  'GET /api/v1/customer/orders/:id': (request) => {
    const { id: customerId } = requireCustomer(request)
    const { state, id } = request
    const own = state.orders.find(
      (order) => order.id === id && order.cart.customerId === customerId,
    )
    return { body: { data: toWireOrder(state, requireFound(own), false) } }
  },
}

const addressFields = ['first_name', 'last_name', 'email', 'city', 'country', 'state', 'postcode']

function saveAddress(request: HostRequest): HostReply {
  const cart = requireCart(request)
  for (const block of ['billing', 'shipping']) {
    const fields = toFields(request.fields[block])
    const missing = addressFields.find((name) => !fields[name])
    if (missing) throw refuseField(`${block}.${missing}`, 'required', request.locale)
    if (!Array.isArray(fields['address'])) {
      throw refuseField(`${block}.address`, 'required', request.locale)
    }
    if (!/^\+?\d+$/.test(String(fields['phone']))) {
      throw refuseField(`${block}.phone`, 'invalid', request.locale)
    }
    if (fields['use_for_shipping']) break
  }
  cart.hasAddress = true
  const data = { rates: [], cart: toWireCart(request.state, cart) }
  return { body: { data, message: 'Address saved successfully.' } }
}

/**
 * Orders the active cart regardless of the request's body, or redirects to the payment page and
 * keeps the cart.
 */
function saveOrder(request: HostRequest): HostReply {
  const { state } = request
  const cart = requireCart(request)
  if (!cart.hasAddress || cart.payment === null) throw new HostRefusal(serverError)
  if (state.redirectsOrders) return { body: { redirect_url: state.paymentPage } }
  cart.isActive = false
  const { total } = getTotals(cart)
  if (request.isExtended) requireCustomer(request).balance -= total
  const order = { id: state.createId(), cart, total }
  state.orders.push(order)
  return { body: { data: { order: toWireOrder(state, order, true) }, message: 'Order saved' } }
}

const listParameters = new Set(['page', 'limit', 'sort', 'order', 'pagination', 'token'])

/** Bagisto treats any other parameter as a column to filter by, and fails on unknown columns. */
function listOrders(request: HostRequest): HostReply {
  const { state, query } = request
  const { id } = requireCustomer(request)
  const columns = [...query.keys()].filter((name) => !listParameters.has(name))
  if (columns.some((name) => name !== 'cart_id')) throw new HostRefusal(serverError)
  const cartId = query.get('cart_id')
  const data = state.orders
    .filter(({ cart }) => cart.customerId === id)
    .filter(({ cart }) => cartId === null || cart.id === Number(cartId))
    .map((order) => toWireOrder(state, order, false))
    .toReversed()
  return { body: { data, meta: { current_page: 1, last_page: 1, total: data.length } } }
}
