import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import { providerClient } from '#app/server/provider.server.ts'
import { requestScope } from '#app/server/request-scope.server.ts'
import { putIntoCart } from './put-into-cart.server.ts'
import { readWanted, signWanted, wantedSeconds } from './wanted-mark.server.ts'

const cookieName = 'wanted'

/** Remembers in the visitor's browser which product they wanted, until they have logged in. */
export function rememberWantedProduct(productId: number): void {
  const { host } = requestScope()
  setCookie(cookieName, signWanted(productId, host.secret, new Date()), {
    ...cookieOptions(),
    maxAge: wantedSeconds,
  })
}

/**
 * Puts the product that was wanted before the login into the cart of the customer who is logged in
 * now (the token must be stored already), and forgets it. Nothing wanted, or a refusal, is fine:
 * a login never fails because of it.
 */
export async function takeWantedProduct(): Promise<void> {
  const mark = getCookie(cookieName)
  if (!mark) return
  deleteCookie(cookieName, cookieOptions())
  const productId = readWanted(mark, requestScope().host.secret, new Date())
  if (productId === null) return
  await putIntoCart(providerClient(), productId, [])
}

function cookieOptions() {
  return {
    httpOnly: true,
    secure: requestScope().host.settings.origin.startsWith('https:'),
    sameSite: 'lax',
    path: '/',
  } as const
}
