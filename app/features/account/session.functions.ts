import { createServerFn } from '@tanstack/react-start'
import { providerClient } from '#app/server/provider.server.ts'
import { requestScope } from '#app/request-scope/request-scope.server.ts'
import { clearToken, renewToken } from '#app/server/session.server.ts'
import { guestSession } from './session.ts'
import type { Session } from './session.ts'

/**
 * The session of the request; refreshes its token. Only the provider's "unauthorised" ends a session: if
 * the provider does not respond, the token stays and the customer remains logged in.
 */
export const getSession = createServerFn({ method: 'POST' }).handler(async (): Promise<Session> => {
  if (!requestScope().token) return guestSession
  const refreshed = await providerClient().customer.refresh()
  if (refreshed.ok) {
    renewToken(refreshed.value.token)
    return { state: 'customer', customer: refreshed.value.customer }
  }
  const { kind } = refreshed.failure
  if (kind !== 'unauthorised') return { state: 'unavailable', customer: null, kind }
  clearToken()
  return { state: 'expired', customer: null }
})

/** Ends the session and clears its cookie, even if the provider does not respond. */
export const logOut = createServerFn({ method: 'POST' }).handler(async () => {
  await providerClient().customer.logout()
  clearToken()
})
