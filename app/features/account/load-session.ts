import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { ParsedLocation } from '@tanstack/react-router'
import { cartQuery } from '#app/features/cart/cart.queries.ts'
import type { Customer } from '#app/provider/types.ts'
import { sessionQuery } from './session.queries.ts'

/**
 * Loads the session, then the cart of a customer. A session that the provider has ended leads to
 * the login page, from any page but the login pages themselves.
 */
export async function loadSession(
  queryClient: QueryClient,
  location: ParsedLocation,
): Promise<void> {
  const session = await queryClient.ensureQueryData({ ...sessionQuery(), revalidateIfStale: true })
  if (session.state === 'expired' && !location.pathname.startsWith('/auth/')) {
    throw toLogin(location, true)
  }
  if (session.state === 'customer') await queryClient.prefetchQuery(cartQuery())
}

/** The customer, or a redirect to the login page that comes back to the page asked for. */
export async function requireCustomer(
  queryClient: QueryClient,
  location: ParsedLocation,
): Promise<Customer> {
  const session = await queryClient.ensureQueryData(sessionQuery())
  if (session.state === 'unavailable') throw new Error(`page-failure:${session.kind}`)
  if (!session.customer) throw toLogin(location, session.state === 'expired')
  return session.customer
}

/** Sends a customer away from a page that is only for those who are not logged in. */
export async function requireVisitor(queryClient: QueryClient): Promise<void> {
  const session = await queryClient.ensureQueryData(sessionQuery())
  if (session.customer) throw redirect({ to: '/' })
}

function toLogin(location: ParsedLocation, expired: boolean) {
  return redirect({
    to: '/auth/login',
    search: { backUrl: location.publicHref, ...(expired ? { expired: '1' } : {}) },
  })
}
