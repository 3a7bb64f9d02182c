import { queryOptions } from '@tanstack/react-query'
import type { Query, QueryClient } from '@tanstack/react-query'
import { getSession } from './session.functions.ts'
import { guestSession } from './session.ts'
import type { Session } from './session.ts'

/** How long a session counts as fresh, in milliseconds. */
const staleTime = 60_000

/** The session of this document. A provider that does not respond takes no known customer away. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ client }): Promise<Session> => {
    const session = await getSession()
    const known = cachedSession(client)
    return session.state === 'unavailable' && known.customer ? known : session
  },
  staleTime: ({ state: { data } }) => (data?.state === 'unavailable' ? 0 : staleTime),
  refetchOnWindowFocus: true,
})

/** The session in the cache; a guest's where none was fetched yet. */
export function cachedSession(queryClient: QueryClient): Session {
  return queryClient.getQueryData<Session>(['session']) ?? guestSession
}

/**
 * The root of the keys of everything private: data of one customer is never found under the key of
 * another, and all of it can be removed at once.
 */
export function customerKey(customerId: number | undefined) {
  return ['customer', customerId] as const
}

/**
 * Removes what depends on who is logged in, except the session itself: data of the customer, and product
 * lists, which say what the customer owns. What the page shows is refetched instead.
 */
export async function removePrivateData(queryClient: QueryClient): Promise<void> {
  const isPrivate = ({ queryKey: [root] }: Query) => root !== 'session'
  queryClient.removeQueries({ type: 'inactive', predicate: isPrivate })
  await queryClient.invalidateQueries({ predicate: isPrivate })
}

/** Makes the next page wait for a fresh session and fresh data of the customer. */
export async function expireCustomerData(queryClient: QueryClient): Promise<void> {
  const { customer } = cachedSession(queryClient)
  const stale = [sessionQuery.queryKey, customerKey(customer?.id)]
  await Promise.all(
    stale.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'none' })),
  )
}
