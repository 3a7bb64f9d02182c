import type { HostReply } from './faults.ts'
import { requireCustomer, toFields } from './host-request.ts'
import type { HostRequest, Routes } from './host-request.ts'
import { HostRefusal, refuse, refuseField, serverError } from './refusals.ts'
import { toWireCart } from './serialize.ts'
import { findActiveCart, updatePrices } from './state.ts'
import type { HostCart } from './state.ts'

/** The coupon code that the host accepts. */
export const validCoupon = 'TENOFF'

/** The routes of the cart; a cart without items is deleted. */
export const cartRoutes: Routes = {
  'GET /api/v1/customer/cart': (request) => replyWithCart(request),
  'POST /api/v1/customer/cart/add/:id': addItem,
  'PUT /api/v1/customer/cart/update': (request) => {
    const cart = findActiveCart(request.state, requireCustomer(request))
    for (const [id, quantity] of Object.entries(toFields(request.fields['qty']))) {
      const item = cart?.items.find((candidate) => candidate.id === Number(id))
      if (!item) throw new HostRefusal({ status: 400, body: { message: 'Cart Item not found' } })
      item.quantity = Number(quantity)
    }
    return replyWithCart(request)
  },
  // Bagisto reports success for an unknown item too.
  'DELETE /api/v1/customer/cart/remove/:id': (request) => {
    const cart = findActiveCart(request.state, requireCustomer(request))
    if (cart) cart.items = cart.items.filter(({ id }) => id !== request.id)
    return replyWithCart(request)
  },
  'POST /api/v1/customer/cart/coupon': (request) => {
    const cart = findActiveCart(request.state, requireCustomer(request))
    if (!cart || request.fields['code'] !== validCoupon) throw refuse(400, 'coupon', request.locale)
    cart.coupon = validCoupon
    return replyWithCart(request)
  },
  'DELETE /api/v1/customer/cart/coupon': (request) => {
    const cart = findActiveCart(request.state, requireCustomer(request))
    if (cart) cart.coupon = null
    return replyWithCart(request)
  },
}

function addItem(request: HostRequest): HostReply {
  const { state, fields, locale } = request
  const customer = requireCustomer(request)
  const { product_id: productId, quantity, links } = fields
  if (typeof productId !== 'number') throw refuseField('product_id', 'required', locale)
  if (typeof quantity !== 'number') throw refuseField('quantity', 'required', locale)
  const product = state.products.find(({ id }) => id === productId && id === request.id)
  if (!product || product.isDisabled) throw refuse(400, 'inactive', locale)
  if (!Array.isArray(links) || links.length === 0) throw refuse(400, 'links', locale)
  const cart = findActiveCart(state, customer) ?? createCart(request, customer.id)
  const item = cart.items.find((candidate) => candidate.productId === productId)
  if (item) item.quantity += quantity
  else {
    cart.items.push({
      id: state.createId(),
      productId,
      links: links.map(Number),
      quantity,
      price: 0,
    })
  }
  return replyWithCart(request)
}

function createCart({ state }: HostRequest, customerId: number): HostCart {
  const cart: HostCart = {
    id: state.createId(),
    customerId,
    items: [],
    coupon: null,
    hasAddress: false,
    payment: null,
    isActive: true,
  }
  state.carts.push(cart)
  return cart
}

function replyWithCart(request: HostRequest): HostReply {
  const cart = findActiveCart(request.state, requireCustomer(request))
  if (!cart || cart.items.length === 0) {
    if (cart) cart.isActive = false
    return { body: { data: null } }
  }
  updatePrices(request.state, cart)
  return { body: { data: toWireCart(request.state, cart), message: 'Done.' } }
}

/** Returns the active cart with current prices; throws a 500, as Bagisto does, if there is none. */
export function requireCart(request: HostRequest): HostCart {
  const cart = findActiveCart(request.state, requireCustomer(request))
  if (!cart) throw new HostRefusal(serverError)
  updatePrices(request.state, cart)
  return cart
}
