import {
  addToCartWithLinks,
  savePendingItem,
} from '#app/features/pending-item/pending-item.server.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import { mayHaveSucceeded, succeed } from '#app/provider/failure.ts'
import type { Failure, Outcome } from '#app/provider/failure.ts'
import type { AddAllToCartResult, AddToCartResult, Cart } from '#app/provider/types/cart.ts'
import type { Swap } from '#provider/contract/cart.ts'
import type { Product } from '#app/provider/types/product.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'

/**
 * Adds a product to the cart with all its download links. If the response is lost, reads the cart to
 * find out whether the product was added.
 */
export async function addProductToCart(
  client: ProviderClient,
  productId: number,
  links: Product['links'],
  swap?: Swap,
): Promise<Outcome<AddToCartResult>> {
  const added = await addToCartWithLinks(client, productId, links, swap)
  if (added.ok) return added
  const cart = await readCartAfterLoss(client, added.failure)
  const isAdded = cart?.lines.some((line) => line.productId === productId) === true
  return cart && isAdded ? succeed({ cart, alreadyInCart: false }) : added
}

/**
 * Adds a product to the cart like `addProductToCart`. Saves it to be added after the login if that fails
 * for a guest or because the session has ended.
 */
export async function addOrSaveProduct(
  client: ProviderClient,
  productId: number,
  links: Product['links'],
  swap?: Swap,
): Promise<Outcome<AddToCartResult>> {
  const outcome = await addProductToCart(client, productId, links, swap)
  const isGuest = getRequestScope().token === null
  if (!outcome.ok && (isGuest || outcome.failure.kind === 'unauthorised'))
    savePendingItem(productId)
  return outcome
}

/**
 * Adds products to the cart with one call. If the response is lost, reads the cart to find out which
 * ones were added.
 */
export async function addProductsAtOnce(
  client: ProviderClient,
  productIds: readonly number[],
): Promise<Outcome<AddAllToCartResult>> {
  const added = await client.cart.addAll(productIds)
  if (added.ok) return added
  const cart = await readCartAfterLoss(client, added.failure)
  const inCart = productIds.filter((id) => cart?.lines.some((line) => line.productId === id))
  if (!cart || inCart.length === 0) return added
  return succeed({ cart, results: new Map(inCart.map((id) => [id, 'added'])) })
}

/**
 * Removes a line from the cart and returns the updated cart. If the response is lost, reads the cart
 * to find out whether the line was removed.
 */
export async function removeLineFromCart(
  client: ProviderClient,
  lineId: number,
): Promise<Outcome<Cart | null>> {
  const removed = await client.cart.remove(lineId)
  if (removed.ok) return removed
  const cart = await readCartAfterLoss(client, removed.failure)
  const isRemoved = cart !== undefined && !cart?.lines.some(({ id }) => id === lineId)
  return isRemoved ? succeed(cart) : removed
}

/**
 * Applies a code to the cart and returns the updated cart. If the response is lost, reads the cart to
 * find out whether the code was applied.
 */
export async function applyCodeToCart(
  client: ProviderClient,
  code: string,
): Promise<Outcome<Cart | null>> {
  const applied = await client.cart.applyCode(code)
  if (applied.ok) return applied
  const cart = await readCartAfterLoss(client, applied.failure)
  return cart && hasCode(cart, code) ? succeed(cart) : applied
}

/**
 * Removes a code from the cart and returns the updated cart. If the response is lost, reads the cart
 * to find out whether the code was removed.
 */
export async function removeCodeFromCart(
  client: ProviderClient,
  code: string,
): Promise<Outcome<Cart | null>> {
  const removed = await client.cart.removeCode(code)
  if (removed.ok) return removed
  const cart = await readCartAfterLoss(client, removed.failure)
  return cart && !hasCode(cart, code) ? succeed(cart) : removed
}

function hasCode({ coupon, giftCard }: Cart, code: string): boolean {
  return [coupon, giftCard?.code].some((applied) => applied?.toUpperCase() === code.toUpperCase())
}

/**
 * Returns the cart if the change may have succeeded; undefined if it failed or the cart cannot be
 * read.
 */
async function readCartAfterLoss(
  client: ProviderClient,
  failure: Failure,
): Promise<Cart | null | undefined> {
  if (!mayHaveSucceeded(failure)) return undefined
  const cart = await client.cart.get()
  return cart.ok ? cart.value : undefined
}
