import { queryOptions } from '@tanstack/react-query'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { getSession } from './session.functions.ts'
import { guestSession } from './session.ts'
import type { Session } from './session.ts'

/** How long a session counts as fresh, in milliseconds. */
const staleTime = 60_000

/** The current session. A known customer stays logged in while the provider does not respond. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ client }): Promise<Session> => {
    const session = await getSession()
    const known = getCachedSession(client)
    return session.state === 'unavailable' && known.customer ? known : session
  },
  staleTime: ({ state: { data } }) => (data?.state === 'unavailable' ? 0 : staleTime),
  refetchOnWindowFocus: true,
})

/** The cached session; a guest's if none has been fetched. */
export function getCachedSession(queryClient: QueryClient): Session {
  return queryClient.getQueryData<Session>(['session']) ?? guestSession
}

/**
 * The prefix of all keys of private data, so that no customer gets the cached data of another and all of
 * it can be removed at once.
 */
export function customerKey(customerId: number | undefined) {
  return ['customer', customerId] as const
}

/**
 * Removes what depends on who is logged in, except the session itself: the customer's data, and products,
 * which contain whether the customer owns them. Active queries are refetched instead.
 */
export async function removePrivateData(queryClient: QueryClient): Promise<void> {
  const isPrivate = ({ queryKey: [root] }: Query) => root !== 'session'
  queryClient.removeQueries({ type: 'inactive', predicate: isPrivate })
  await queryClient.invalidateQueries({ predicate: isPrivate })
}

/** Marks the session and the customer's data as stale, so that the next page waits for fresh ones. */
export async function expireCustomerData(queryClient: QueryClient): Promise<void> {
  const { customer } = getCachedSession(queryClient)
  const expire = async (queryKey: QueryKey) => {
    // A fetch that started before would count as fresh.
    await queryClient.cancelQueries({ queryKey })
    await queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  }
  await Promise.all([expire(sessionQuery.queryKey), expire(customerKey(customer?.id))])
}
