import { redirect } from '@tanstack/react-router'
import type { ParsedLocation } from '@tanstack/react-router'
import { neededValue } from '#app/features/failures/needed-value.ts'
import type { Account } from './account.ts'
import type { AccountStore } from './account-store.ts'
import { toLogin } from './to-login.ts'

/**
 * Loads the session and the cart of a customer. A session that the provider has ended leads to the
 * login page, from any page but the login pages themselves.
 */
export async function loadAccount(store: AccountStore, location: ParsedLocation): Promise<void> {
  const { session } = await store.load()
  if (session.state === 'expired' && !location.pathname.startsWith('/auth/')) {
    throw toLogin(location, true)
  }
}

/** Lets customers in; others get a redirect to the login page that comes back to the page asked for. */
export async function requireCustomer(
  store: AccountStore,
  location: ParsedLocation,
): Promise<Account> {
  const account = await store.loadWhole()
  const { session } = account
  if (session.state === 'unavailable') throw new Error(`page-failure:${session.kind}`)
  if (!session.customer) throw toLogin(location, session.state === 'expired')
  return account
}

/** The same for pages that show the cart: one that could not be read is a failure of the page. */
export async function requireCart(store: AccountStore, location: ParsedLocation): Promise<void> {
  const { cart } = await requireCustomer(store, location)
  if (cart) neededValue(cart)
}

/** Sends a customer away from a page that is only for those who are not logged in. */
export async function requireVisitor(store: AccountStore): Promise<void> {
  const { session } = await store.load()
  if (session.customer) throw redirect({ to: '/' })
}
