import type { z } from 'zod'
import { wireCartAdditions, wireCartResponse } from '#provider/contract/cart.ts'
import { fail, mapOutcome, succeed } from '../failure.ts'
import type { Outcome } from '../failure.ts'
import type { Call, HttpClient } from '../http/http-client.ts'
import type { Swap } from '#provider/contract/cart.ts'
import { toCart } from '../normalise/cart.ts'
import type { RequestParts } from '../http/provider-request.ts'
import type { AddAllToCartResult, AddToCartResult, Cart } from '../types/cart.ts'
import type { Product } from '../types/product.ts'

export interface AddToCartInput {
  productId: number
  /** The ids of the download links of all the product's files; see `Product.links`. */
  links: Product['links']
  /** What it may replace, if the provider supports that; by default, nothing. */
  swap?: Swap | undefined
}

/**
 * Creates the cart calls. The quantity of a line is limited to 1, because a file only needs to be
 * bought once.
 */
export function createCartCalls(http: HttpClient) {
  return {
    /** Fetches the cart; null if it is empty. */
    get: () =>
      requestCart(http, { method: 'GET', path: '/api/v1/customer/cart', isRequired: true }),
    /** Adds a product with quantity 1. */
    add: (input: AddToCartInput) => addToCart(http, input),
    /**
     * Adds up to 24 products in order, skipping those that cannot be added. Fails with `not-found`
     * if the provider only adds single products.
     */
    addAll: (productIds: readonly number[]) => addAllToCart(http, productIds),
    /** Sets quantities by line id. */
    setQuantities: (quantities: Readonly<Record<number, number>>) =>
      requestCart(http, toUpdateRequest(quantities)),
    remove: (lineId: number) =>
      requestCart(http, { method: 'DELETE', path: `/api/v1/customer/cart/remove/${lineId}` }),
    /** Applies a coupon or gift card code. */
    applyCode: (code: string) =>
      requestCart(http, {
        method: 'POST',
        path: couponPath,
        body: { code },
        assumedReasons: { '': 'coupon_invalid', code: 'coupon_invalid' },
      }),
    /** Removes the given code, or all codes. */
    removeCode: (code?: string) =>
      requestCart(http, { method: 'DELETE', path: couponPath, body: code ? { code } : undefined }),
  }
}

type CartRequest = RequestParts & Pick<Call<unknown>, 'assumedReasons' | 'isRequired'>

const couponPath = '/api/v1/customer/cart/coupon'

async function addToCart(
  http: HttpClient,
  { productId, links, swap }: AddToCartInput,
): Promise<Outcome<AddToCartResult>> {
  const outcome = await sendCartRequest(http, {
    method: 'POST',
    path: `/api/v1/customer/cart/add/${productId}`,
    body: {
      product_id: productId,
      quantity: 1,
      ...(links.length > 0 ? { links } : {}),
      ...(swap && http.capabilities.additions ? { swap } : {}),
    },
    assumedReasons: { '': 'product_inactive' },
  })
  if (!outcome.ok) return outcome
  const cart = toCart(outcome.value.data, http.options)
  const wasIncreased = cart?.lines.some((line) => line.productId === productId && line.quantity > 1)
  const { reason, replaced, pack } = outcome.value
  const alreadyInCart = reason === 'already_in_cart' || wasIncreased === true
  return mapOutcome(await resetQuantities(http, cart), (current) => ({
    cart: current,
    alreadyInCart,
    ...(replaced && replaced.length > 0 ? { replaced } : {}),
    ...(reason === 'in_pack' && pack ? { pack } : {}),
  }))
}

async function addAllToCart(
  http: HttpClient,
  productIds: readonly number[],
): Promise<Outcome<AddAllToCartResult>> {
  if (!http.capabilities.additions) return fail({ kind: 'not-found' })
  const outcome = await http.send({
    method: 'POST',
    path: '/api/v1/customer/cart/add',
    body: { product_ids: productIds, swap: 'sounds' },
    needsData: true,
    schema: wireCartAdditions,
  })
  return mapOutcome(outcome, ({ data, results, replaced }) => ({
    cart: toCart(data, http.options),
    ...(replaced && replaced.length > 0 ? { replaced: replaced.length } : {}),
    results: new Map(results.map(({ product_id: id, result }) => [id, result])),
  }))
}

async function requestCart(http: HttpClient, parts: CartRequest): Promise<Outcome<Cart | null>> {
  const outcome = await sendCartRequest(http, parts)
  return outcome.ok ? resetQuantities(http, toCart(outcome.value.data, http.options)) : outcome
}

/** Resets lines with a quantity above 1 to 1; if that fails, returns the cart unchanged. */
async function resetQuantities(http: HttpClient, cart: Cart | null): Promise<Outcome<Cart | null>> {
  const excess = cart?.lines.filter((line) => line.quantity > 1) ?? []
  if (excess.length === 0) return succeed(cart)
  const ones = Object.fromEntries(excess.map((line) => [line.id, 1]))
  const corrected = await sendCartRequest(http, toUpdateRequest(ones))
  return succeed(corrected.ok ? toCart(corrected.value.data, http.options) : cart)
}

function toUpdateRequest(quantities: Readonly<Record<number, number>>): RequestParts {
  return { method: 'PUT', path: '/api/v1/customer/cart/update', body: { qty: quantities } }
}

function sendCartRequest(
  http: HttpClient,
  parts: CartRequest,
): Promise<Outcome<z.output<typeof wireCartResponse>>> {
  return http.send({ ...parts, needsData: true, schema: wireCartResponse })
}
