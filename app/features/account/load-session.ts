import { redirect } from '@tanstack/react-router'
import type { ParsedLocation } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { PageError, getPageErrorKind, toPageErrorKind } from '#app/features/errors/page-error.ts'
import type { Customer } from '#app/provider/types/customer.ts'
import { loadSharedQuery } from '#app/router/load-page.ts'
import type { RouterContext } from '#app/router/router-context.ts'
import { getCachedSession, sessionQuery } from './session.queries.ts'
import { guestSession } from './session.ts'
import type { Session } from './session.ts'

/**
 * Loads the session for any page. Redirects to the login page if the session has expired, except on
 * the authentication pages themselves.
 */
export async function loadPageSession(
  context: RouterContext,
  location: ParsedLocation,
): Promise<Session> {
  const session = await loadSharedQuery(context, sessionQuery)
  if (session.state === 'expired' && !location.pathname.startsWith('/auth/')) {
    throw redirectToLogin(location, true)
  }
  return session
}

/**
 * Loads the customer for a page that requires login. Redirects guests to the login page, with the
 * requested page as the back URL. Throws a PageError if the provider is unavailable.
 */
export async function requireCustomer(
  context: RouterContext,
  location: ParsedLocation,
): Promise<Customer> {
  const { queryClient } = context
  const isKnown = getCachedSession(queryClient).state !== 'unavailable'
  const shared = isKnown ? await loadSharedQuery(context, sessionQuery) : null
  // A shared attempt may have timed out early, because most pages work without the session.
  const isTimeout = shared?.state === 'unavailable' && shared.kind === 'timeout'
  const session = !shared || isTimeout ? await queryClient.query(sessionQuery) : shared
  if (session.state === 'unavailable') {
    if (session.kind === 'forbidden') throw redirect({ to: '/forbidden' })
    throw new PageError(toPageErrorKind(session.kind))
  }
  if (!session.customer) throw redirectToLogin(location, session.state === 'expired')
  return session.customer
}

/** Redirects customers away from guest-only pages to the home page. */
export async function redirectIfLoggedIn(context: RouterContext): Promise<void> {
  const { customer, state } = await loadSharedQuery(context, sessionQuery)
  if (customer) throw redirect({ to: '/' })
  // Otherwise, leaving the login page as a guest would redirect back to it.
  if (state === 'expired') replaceSession(context.queryClient, guestSession)
}

/** Replaces the cached session and the earlier state that a pending fetch would revert to. */
function replaceSession(queryClient: QueryClient, session: Session): void {
  queryClient.removeQueries({ queryKey: sessionQuery.queryKey })
  queryClient.setQueryData(sessionQuery.queryKey, session)
}

/**
 * Returns the result of `loading`. Redirects to the login page, with `location` as the back URL, if
 * the session has ended, and to the forbidden page if the data belongs to another customer.
 */
export async function withLoginRedirect<TValue>(
  queryClient: QueryClient,
  location: ParsedLocation,
  loading: Promise<TValue>,
): Promise<TValue> {
  try {
    return await loading
  } catch (error) {
    const kind = getPageErrorKind(error)
    if (kind === 'forbidden') throw redirect({ to: '/forbidden' })
    if (kind !== 'unauthorised') throw error
    // Marks the session as stale, so that the login page waits for a fresh one.
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey, refetchType: 'none' })
    throw redirectToLogin(location, true)
  }
}

/** Creates a redirect to the login page with `location` as the back URL. */
function redirectToLogin(location: ParsedLocation, expired: boolean) {
  return redirect({
    to: '/auth/login',
    search: { backUrl: location.publicHref, ...(expired ? { expired: '1' } : {}) },
  })
}
