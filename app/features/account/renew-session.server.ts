import { toPageErrorKind } from '#app/features/errors/page-error.ts'
import { mapOutcome } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { Session as ProviderSession } from '#app/provider/types.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { getProviderClient, getTokenRenewals } from '#app/server/provider.server.ts'
import { clearToken, renewToken } from '#app/server/session.server.ts'
import { guestSession } from './session.ts'
import type { Session } from './session.ts'

/**
 * Returns the session of the current request and renews its token if it is older than a few minutes.
 * Only an `unauthorised` response from the provider ends the session; if the provider is
 * unavailable, the customer stays logged in.
 */
export async function renewSession(): Promise<Session> {
  const { token } = getRequestScope()
  if (!token) return guestSession
  const renewed = await fetchSession(token)
  if (renewed.ok) return { state: 'customer', customer: renewed.value.customer }
  const { failure } = renewed
  if (failure.kind !== 'unauthorised') {
    // Every provider has sessions, so a missing one means that the host has no API.
    const kind = failure.kind === 'not-found' ? 'unreachable' : toPageErrorKind(failure)
    return { state: 'unavailable', customer: null, kind }
  }
  clearToken()
  return { state: 'expired', customer: null }
}

async function fetchSession(sentToken: string): Promise<Outcome<ProviderSession>> {
  const renewals = getTokenRenewals()
  // Differs if the browser did not receive the response that replaced its token.
  const token = renewals.getCurrent(sentToken)
  getRequestScope().token = token
  const { customer } = getProviderClient()
  const isFresh = renewals.isFresh(token)
  const session = isFresh
    ? mapOutcome(await customer.get(), (current) => ({ token, customer: current }))
    : await renewals.renew(token, () => customer.refresh())
  // Also extends the lifetime of a remembered token that the provider does not replace.
  if (session.ok && (!isFresh || token !== sentToken)) renewToken(session.value.token)
  return session
}
