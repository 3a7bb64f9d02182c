import type { ProviderClient } from '#app/provider/client.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { AddToCartResult } from '#app/provider/types/cart.ts'
import type { Swap } from '#provider/contract/cart.ts'
import {
  deleteHostCookie,
  getHostCookie,
  setHostCookie,
} from '#app/server/http/host-cookies.server.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import {
  verifyPendingItem,
  signPendingItem,
  pendingItemMaxAgeSeconds,
} from './pending-item-token.server.ts'

const cookieName = 'pending_item'

/**
 * Stores the product that a guest tried to add to the cart in a signed cookie, so that it can be
 * added after login.
 */
export function savePendingItem(productId: number): void {
  const { app } = getRequestScope()
  const token = signPendingItem(productId, app.secret, new Date())
  setHostCookie(cookieName, token, pendingItemMaxAgeSeconds)
}

/**
 * Adds the pending product to the customer's cart after login and deletes the cookie. Store the
 * session token before calling it. Missing products and refusals are ignored, so that the login
 * still succeeds.
 */
export async function addPendingItemToCart(): Promise<void> {
  const token = getHostCookie(cookieName)
  if (!token) return
  deleteHostCookie(cookieName)
  const productId = verifyPendingItem(token, getRequestScope().app.secret, new Date())
  if (productId === null) return
  await addToCartWithLinks(getProviderClient(), productId, [], 'sounds')
}

/**
 * Adds a product to the cart with all its download links. If `links` is empty, as for related
 * products and pending items, they are fetched first.
 */
export async function addToCartWithLinks(
  client: ProviderClient,
  productId: number,
  links: readonly number[],
  swap?: Swap,
): Promise<Outcome<AddToCartResult>> {
  if (links.length > 0) return client.cart.add({ productId, links: [...links], swap })
  const product = await client.products.get(productId)
  if (!product.ok) return product
  return client.cart.add({ productId, links: product.value.links, swap })
}
