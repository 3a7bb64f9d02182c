import { createServerFn } from '@tanstack/react-start'
import { getProviderClient } from '#app/server/provider.server.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { clearToken, renewToken } from '#app/server/session.server.ts'
import { guestSession } from './session.ts'
import type { Session } from './session.ts'

/**
 * Returns the session of the current request and renews its token. Only an `unauthorised` response
 * from the provider ends the session; if the provider is unavailable, the customer stays logged in.
 */
export const getSession = createServerFn({ method: 'POST' }).handler(async (): Promise<Session> => {
  if (!getRequestScope().token) return guestSession
  const refreshed = await getProviderClient().customer.refresh()
  if (refreshed.ok) {
    renewToken(refreshed.value.token)
    return { state: 'customer', customer: refreshed.value.customer }
  }
  const { kind } = refreshed.failure
  if (kind !== 'unauthorised') return { state: 'unavailable', customer: null, kind }
  clearToken()
  return { state: 'expired', customer: null }
})

/** Ends the session and clears its cookie, even if the provider is unavailable. */
export const logOut = createServerFn({ method: 'POST' }).handler(async () => {
  await getProviderClient().customer.logout()
  clearToken()
})
