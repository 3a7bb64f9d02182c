import { createServerFn } from '@tanstack/react-start'
import { providerClient } from '#app/server/provider.server.ts'
import { requestScope } from '#app/request-scope/request-scope.server.ts'
import { clearToken, renewToken } from '#app/server/session.server.ts'
import type { Account } from './account.ts'
import type { Session } from './session.ts'

/** Who the visitor is, with the cart of a customer. */
export const getAccount = createServerFn({ method: 'POST' }).handler(async (): Promise<Account> => {
  const session = await refreshSession()
  return { session, cart: session.customer ? await providerClient().cart.get() : null }
})

/**
 * Refreshes the token when there is one. Only the provider's own "unauthorised" ends a session;
 * while the provider is silent the token is kept and nobody is logged out.
 */
async function refreshSession(): Promise<Session> {
  if (!requestScope().token) return { state: 'visitor', customer: null }
  const refreshed = await providerClient().customer.refresh()
  if (refreshed.ok) {
    renewToken(refreshed.value.token)
    return { state: 'customer', customer: refreshed.value.customer }
  }
  const { kind } = refreshed.failure
  if (kind !== 'unauthorised') return { state: 'unavailable', customer: null, kind }
  clearToken()
  return { state: 'expired', customer: null }
}
