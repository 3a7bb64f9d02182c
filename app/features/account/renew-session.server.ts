import { toPageErrorKind } from '#app/features/errors/page-error.ts'
import { mapOutcome } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { Session as ProviderSession } from '#app/provider/types/customer.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { limitWhileRendering } from '#app/server/http/limit-while-rendering.server.ts'
import { getProviderClient, getTokenRenewals } from '#app/server/provider/provider.server.ts'
import { clearToken, renewToken } from '#app/server/http/session.server.ts'
import { guestSession } from './session.ts'
import type { Session } from './session.ts'

/**
 * Returns the session of the current request and renews its token if it is older than a few
 * minutes. Only an `unauthorised` response from the provider ends the session; customers stay
 * logged in while the provider is unavailable.
 */
export async function renewSession(): Promise<Session> {
  const { token: sentToken } = getRequestScope()
  if (!sentToken) return guestSession
  // Differs if the browser missed the response with the replaced token.
  const token = getTokenRenewals().getCurrent(sentToken)
  getRequestScope().token = token
  const renewed = await limitFirstAttempt(() => fetchSession(token))
  if (renewed.ok) {
    const { session, isRenewed } = renewed.value
    // Also extends the cookie's lifetime if the provider does not replace the token.
    if (isRenewed || token !== sentToken) renewToken(session.token)
    return { state: 'customer', customer: session.customer }
  }
  const { failure } = renewed
  if (failure.kind !== 'unauthorised') {
    // Every provider has sessions, so a 404 means that the host has no API.
    const kind = failure.kind === 'not-found' ? 'unreachable' : toPageErrorKind(failure.kind)
    return { state: 'unavailable', customer: null, kind }
  }
  clearToken()
  return { state: 'expired', customer: null }
}

/**
 * Replaces the token of the current request regardless of its age, after the customer has entered
 * the current password. If that fails, the token stays valid until it is renewed.
 */
export async function replaceToken(): Promise<void> {
  const { token } = getRequestScope()
  if (!token) return
  const { customer } = getProviderClient()
  const replaced = await getTokenRenewals().renew(token, () => customer.refresh())
  if (replaced.ok) renewToken(replaced.value.token)
}

interface FetchedSession {
  readonly session: ProviderSession
  readonly isRenewed: boolean
}

async function fetchSession(token: string): Promise<Outcome<FetchedSession>> {
  const { customer } = getProviderClient()
  const renewals = getTokenRenewals()
  if (renewals.isFresh(token)) {
    const fetched = await customer.get()
    return mapOutcome(fetched, (current) => ({
      session: { token, customer: current },
      isRenewed: false,
    }))
  }
  const renewed = await renewals.renew(token, () => customer.refresh())
  return mapOutcome(renewed, (session) => ({ session, isRenewed: true }))
}

/**
 * Limits how long rendering waits for the session, which most pages can do without. A page that
 * requires it asks again without a limit. The first attempt continues in the background; the next
 * request uses a token renewed by it.
 */
async function limitFirstAttempt(
  load: () => Promise<Outcome<FetchedSession>>,
): Promise<Outcome<FetchedSession>> {
  const scope = getRequestScope()
  if (scope.sessionRequestedAt !== undefined) return load()
  scope.sessionRequestedAt = performance.now()
  return limitWhileRendering(load)
}
