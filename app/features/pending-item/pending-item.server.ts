import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import { providerClient } from '#app/server/provider.server.ts'
import { requestScope } from '#app/request-scope/request-scope.server.ts'
import { addWithLinks } from './add-with-links.server.ts'
import {
  readPendingItem,
  signPendingItem,
  pendingItemSeconds,
} from './pending-item-token.server.ts'

const cookieName = 'pending_item'

/** Stores the product that a guest tried to add to the cart in a signed cookie, until they log in. */
export function savePendingItem(productId: number): void {
  const { app } = requestScope()
  setCookie(cookieName, signPendingItem(productId, app.secret, new Date()), {
    ...cookieOptions(),
    maxAge: pendingItemSeconds,
  })
}

/**
 * Adds the pending product to the cart of the customer who has just logged in (the token must be stored
 * already) and deletes the cookie. Ignores a missing item and a refusal, so that login never fails
 * because of it.
 */
export async function takePendingItem(): Promise<void> {
  const token = getCookie(cookieName)
  if (!token) return
  deleteCookie(cookieName, cookieOptions())
  const productId = readPendingItem(token, requestScope().app.secret, new Date())
  if (productId === null) return
  await addWithLinks(providerClient(), productId, [])
}

function cookieOptions() {
  return {
    httpOnly: true,
    secure: requestScope().app.settings.origin.startsWith('https:'),
    sameSite: 'lax',
    path: '/',
  } as const
}
