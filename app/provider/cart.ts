import type { z } from 'zod'
import { wireCartAnswer } from './contract/cart.ts'
import { mapOutcome, success } from './failure.ts'
import type { Outcome } from './failure.ts'
import type { Http } from './http.ts'
import { toCart } from './normalise/cart.ts'
import type { RequestParts } from './provider-request.ts'
import type { Cart, AddToCartResult, Product } from './types.ts'

export interface AddToCartInput {
  productId: number
  /** Ids of all the product's files, see `Product.links`; never those of another product. */
  links: Product['links']
}

/** The cart of the customer. A line above quantity 1 is set back to 1: a file is bought once. */
export function cartCalls(http: Http) {
  return {
    /** The cart, null when it is empty. */
    get: () => cartAfter(http, { method: 'GET', path: '/api/v1/customer/cart' }),
    /** Puts one of a product into the cart. */
    add: (addition: AddToCartInput) => add(http, addition),
    /** Sets quantities by line id. */
    setQuantities: (quantities: Readonly<Record<number, number>>) =>
      cartAfter(http, update(quantities)),
    /** Takes a line out. */
    remove: (lineId: number) =>
      cartAfter(http, { method: 'DELETE', path: `/api/v1/customer/cart/remove/${lineId}` }),
    /** Puts a coupon or a gift card on the cart. */
    applyCode: (code: string) =>
      cartAfter(http, { method: 'POST', path: couponPath, body: { code } }),
    /** Takes a code off, or all of them. */
    removeCode: (code?: string) =>
      cartAfter(http, { method: 'DELETE', path: couponPath, body: code ? { code } : undefined }),
  }
}

const couponPath = '/api/v1/customer/cart/coupon'

async function add(
  http: Http,
  { productId, links }: AddToCartInput,
): Promise<Outcome<AddToCartResult>> {
  const outcome = await sendCart(http, {
    method: 'POST',
    path: `/api/v1/customer/cart/add/${productId}`,
    body: { product_id: productId, quantity: 1, ...(links.length > 0 ? { links } : {}) },
  })
  if (!outcome.ok) return outcome
  const cart = toCart(outcome.value.data, http.options)
  const counted = cart?.lines.some((line) => line.productId === productId && line.quantity > 1)
  const alreadyInCart = outcome.value.reason === 'already_in_cart' || counted === true
  return mapOutcome(await withSingleLines(http, cart), (settled) => ({
    cart: settled,
    alreadyInCart,
  }))
}

async function cartAfter(http: Http, parts: RequestParts): Promise<Outcome<Cart | null>> {
  const outcome = await sendCart(http, parts)
  return outcome.ok ? withSingleLines(http, toCart(outcome.value.data, http.options)) : outcome
}

/** The cart with no line above 1; where the host does not let it be corrected, the cart as it is. */
async function withSingleLines(http: Http, cart: Cart | null): Promise<Outcome<Cart | null>> {
  const excess = cart?.lines.filter((line) => line.quantity > 1) ?? []
  if (excess.length === 0) return success(cart)
  const ones = Object.fromEntries(excess.map((line) => [line.id, 1]))
  const corrected = await sendCart(http, update(ones))
  return success(corrected.ok ? toCart(corrected.value.data, http.options) : cart)
}

function update(quantities: Readonly<Record<number, number>>): RequestParts {
  return { method: 'PUT', path: '/api/v1/customer/cart/update', body: { qty: quantities } }
}

function sendCart(
  http: Http,
  parts: RequestParts,
): Promise<Outcome<z.output<typeof wireCartAnswer>>> {
  return http.send({ ...parts, needsData: true, answer: wireCartAnswer })
}
