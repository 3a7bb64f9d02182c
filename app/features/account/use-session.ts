import { useQuery } from '@tanstack/react-query'
import { PageError } from '#app/features/errors/page-error.ts'
import type { Customer } from '#app/provider/types/customer.ts'
import { sessionQuery } from './session.queries.ts'
import { guestSession } from './session.ts'
import type { Session } from './session.ts'

export function useSession(): Session {
  return useQuery(sessionQuery).data ?? guestSession
}

/**
 * Returns whether to show links for customers; true while the provider is unavailable if there is a
 * token.
 */
export function useIsCustomer(): boolean {
  const { state } = useSession()
  return state === 'customer' || state === 'unavailable'
}

/** Returns the customer on a page that requires login; throws a PageError if there is none. */
export function useCustomer(): Customer {
  const { customer, state } = useSession()
  if (customer) return customer
  throw new PageError(state === 'unavailable' ? 'unreachable' : 'unauthorised')
}
