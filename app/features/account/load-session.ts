import { redirect } from '@tanstack/react-router'
import type { ParsedLocation } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { PageError, getPageErrorKind } from '#app/features/errors/page-error.ts'
import type { Customer } from '#app/provider/types.ts'
import { loadSharedQuery } from '#app/router/load-page.ts'
import type { RouterContext } from '#app/router/router-context.ts'
import { getCachedSession, sessionQuery } from './session.queries.ts'
import type { Session } from './session.ts'

/**
 * Loads the session for any page. An expired session redirects to the login page, except from the login
 * pages themselves.
 */
export async function loadPageSession(
  context: RouterContext,
  location: ParsedLocation,
): Promise<Session> {
  const session = await loadSharedQuery(context, sessionQuery)
  if (session.state === 'expired' && !location.pathname.startsWith('/auth/')) {
    throw loginRedirect(location, true)
  }
  return session
}

/**
 * Loads the customer for a page that requires a login. Guests are redirected to the login page, which
 * returns to the requested page. Throws a PageError if the provider does not respond.
 */
export async function requireCustomer(
  context: RouterContext,
  location: ParsedLocation,
): Promise<Customer> {
  const { queryClient } = context
  const isUnavailable = getCachedSession(queryClient).state === 'unavailable'
  const session = await (isUnavailable
    ? queryClient.query(sessionQuery)
    : loadSharedQuery(context, sessionQuery))
  if (session.state === 'unavailable') {
    if (session.kind === 'forbidden') throw redirect({ to: '/forbidden' })
    throw new PageError(session.kind)
  }
  if (!session.customer) throw loginRedirect(location, session.state === 'expired')
  return session.customer
}

/** Redirects customers to the home page from pages for guests. */
export async function redirectIfLoggedIn(context: RouterContext): Promise<void> {
  const { customer } = await loadSharedQuery(context, sessionQuery)
  if (customer) throw redirect({ to: '/' })
}

/**
 * Resolves to the value of `loading`, or redirects: to the login page, which returns to `location`,
 * if the session has ended, and to the forbidden page if the data belongs to another customer.
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
    // Makes the login page wait for a fresh session.
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey, refetchType: 'none' })
    throw loginRedirect(location, true)
  }
}

/** The redirect to the login page, which returns to `location` afterwards. */
export function loginRedirect(location: ParsedLocation, expired: boolean) {
  return redirect({
    to: '/auth/login',
    search: { backUrl: location.publicHref, ...(expired ? { expired: '1' } : {}) },
  })
}
