import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import { providerClient } from '#app/server/provider.server.ts'
import { requestScope } from '#app/request-scope/request-scope.server.ts'
import { putIntoCart } from './put-into-cart.server.ts'
import {
  readPendingItem,
  signPendingItem,
  pendingItemSeconds,
} from './pending-item-token.server.ts'

const cookieName = 'wanted'

/** Remembers in the visitor's browser which product they wanted, until they have logged in. */
export function savePendingItem(productId: number): void {
  const { app } = requestScope()
  setCookie(cookieName, signPendingItem(productId, app.secret, new Date()), {
    ...cookieOptions(),
    maxAge: pendingItemSeconds,
  })
}

/**
 * Puts the product that was wanted before the login into the cart of the customer who is logged in
 * now (the token must be stored already), and forgets it. Nothing wanted, or a refusal, is fine:
 * a login never fails because of it.
 */
export async function takePendingItem(): Promise<void> {
  const mark = getCookie(cookieName)
  if (!mark) return
  deleteCookie(cookieName, cookieOptions())
  const productId = readPendingItem(mark, requestScope().app.secret, new Date())
  if (productId === null) return
  await putIntoCart(providerClient(), productId, [])
}

function cookieOptions() {
  return {
    httpOnly: true,
    secure: requestScope().app.settings.origin.startsWith('https:'),
    sameSite: 'lax',
    path: '/',
  } as const
}
