import { useQuery } from '@tanstack/react-query'
import { PageError } from '#app/features/errors/page-error.ts'
import type { Customer } from '#app/provider/types.ts'
import { sessionQuery } from './session.queries.ts'
import { guestSession } from './session.ts'
import type { Session } from './session.ts'

/** The current session. */
export function useSession(): Session {
  return useQuery(sessionQuery).data ?? guestSession
}

/** Whether to show a customer's links; while the provider does not respond, having a token suffices. */
export function useIsCustomer(): boolean {
  const { state } = useSession()
  return state === 'customer' || state === 'unavailable'
}

/** The customer, for pages that require a login; throws a PageError if there is none. */
export function useCustomer(): Customer {
  const { customer, state } = useSession()
  if (customer) return customer
  throw new PageError(state === 'unavailable' ? 'unreachable' : 'unauthorised')
}
