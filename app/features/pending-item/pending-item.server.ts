import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import type { ProviderClient } from '#app/provider/client.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { AddToCartResult } from '#app/provider/types.ts'
import { providerClient } from '#app/server/provider.server.ts'
import { requestScope } from '#app/request-scope/request-scope.server.ts'
import {
  readPendingItem,
  signPendingItem,
  pendingItemSeconds,
} from './pending-item-token.server.ts'

const cookieName = 'pending_item'

/**
 * Saves the product that a guest tried to add to the cart in a signed cookie, until they log in.
 */
export function savePendingItem(productId: number): void {
  const { app } = requestScope()
  setCookie(cookieName, signPendingItem(productId, app.secret, new Date()), {
    ...cookieOptions(),
    maxAge: pendingItemSeconds,
  })
}

/**
 * Adds the pending product to the customer's cart after login and deletes the cookie. The session
 * token must be stored before the call. Ignores a missing product and refusals, so that neither
 * fails the login.
 */
export async function takePendingItem(): Promise<void> {
  const token = getCookie(cookieName)
  if (!token) return
  deleteCookie(cookieName, cookieOptions())
  const productId = readPendingItem(token, requestScope().app.secret, new Date())
  if (productId === null) return
  await addWithLinks(providerClient(), productId, [])
}

/**
 * Adds a product to the cart with all its download links. If `links` is empty, as for related
 * products and pending items, fetches the product first to get them.
 */
export async function addWithLinks(
  client: ProviderClient,
  productId: number,
  links: readonly number[],
): Promise<Outcome<AddToCartResult>> {
  if (links.length > 0) return client.cart.add({ productId, links: [...links] })
  const product = await client.products.get(productId)
  if (!product.ok) return product
  return client.cart.add({ productId, links: product.value.links })
}

function cookieOptions() {
  return {
    httpOnly: true,
    secure: requestScope().app.settings.origin.startsWith('https:'),
    sameSite: 'lax',
    path: '/',
  } as const
}
