import { redirect } from '@tanstack/react-router'
import type { ParsedLocation } from '@tanstack/react-router'
import { PageError } from '#app/features/errors/page-error.ts'
import { unwrapOrThrow } from '#app/features/errors/unwrap-or-throw.ts'
import type { Account } from './account.ts'
import type { AccountStore } from './account-store.ts'
import { loginRedirect } from './login-redirect.ts'

/**
 * Loads the session and the cart of a customer. A session that the provider has ended leads to the
 * login page, from any page but the login pages themselves.
 */
export async function loadAccount(store: AccountStore, location: ParsedLocation): Promise<void> {
  const { session } = await store.load()
  if (session.state === 'expired' && !location.pathname.startsWith('/auth/')) {
    throw loginRedirect(location, true)
  }
}

/** Lets customers in; others get a redirect to the login page that comes back to the page asked for. */
export async function requireCustomer(
  store: AccountStore,
  location: ParsedLocation,
): Promise<Account> {
  const account = await store.loadWhole()
  const { session } = account
  if (session.state === 'unavailable') throw new PageError(session.kind)
  if (!session.customer) throw loginRedirect(location, session.state === 'expired')
  return account
}

/** The same for pages that show the cart: one that could not be read is a failure of the page. */
export async function requireCart(store: AccountStore, location: ParsedLocation): Promise<void> {
  const { cart } = await requireCustomer(store, location)
  if (cart) unwrapOrThrow(cart)
}

/** Sends a customer away from a page that is only for those who are not logged in. */
export async function redirectIfLoggedIn(store: AccountStore): Promise<void> {
  const { session } = await store.load()
  if (session.customer) throw redirect({ to: '/' })
}
