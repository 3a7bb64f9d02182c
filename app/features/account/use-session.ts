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

/** Whether to show the links of a customer: while the provider does not respond, a token counts. */
export function useIsCustomer(): boolean {
  const { state } = useSession()
  return state === 'customer' || state === 'unavailable'
}

/** The customer of a page that only customers see; throws the PageError of a session that has ended. */
export function useCustomer(): Customer {
  const { customer, state } = useSession()
  if (customer) return customer
  throw new PageError(state === 'unavailable' ? 'unreachable' : 'unauthorised')
}
