import { redirect } from '@tanstack/react-router'
import type { ParsedLocation } from '@tanstack/react-router'
import { getPageErrorKind } from '#app/features/errors/page-error.ts'
import type { AccountStore } from './account-store.ts'
import { loginRedirect } from './login-redirect.ts'

/**
 * What a loader needs, or the page that fits its failure: a session that ended in the meantime leads
 * to the login and back, and a thing of somebody else's to the page that says so.
 */
export async function withLoginRedirect<TValue>(
  account: AccountStore,
  location: ParsedLocation,
  loading: Promise<TValue>,
): Promise<TValue> {
  try {
    return await loading
  } catch (error) {
    const kind = getPageErrorKind(error)
    if (kind === 'forbidden') throw redirect({ to: '/forbidden' })
    if (kind !== 'unauthorised') throw error
    account.forget()
    throw loginRedirect(location, true)
  }
}
