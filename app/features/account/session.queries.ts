import { queryOptions } from '@tanstack/react-query'
import type { QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query'
import { getSession } from './session.functions.ts'
import { guestSession } from './session.ts'
import type { Session } from './session.ts'

/** How long a session is fresh, in milliseconds. */
const staleTime = 60_000

/**
 * Fetches the current session. A cached customer stays logged in while the provider is unavailable.
 */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ client }): Promise<Session> => {
    const session = await getSession()
    const cached = getCachedSession(client)
    return session.state === 'unavailable' && cached.customer ? cached : session
  },
  staleTime: ({ state: { data } }) => (data?.state === 'unavailable' ? 0 : staleTime),
  refetchOnWindowFocus: true,
})

/** Returns the cached session, or the guest session if none has been fetched. */
export function getCachedSession(queryClient: QueryClient): Session {
  return queryClient.getQueryData<Session>(['session']) ?? guestSession
}

/**
 * Returns the query key prefix for a customer's private data. The id keeps customers' data
 * separate, and the shared prefix allows removing all of it at once.
 */
export function customerKey(customerId: number | undefined) {
  return ['customer', customerId] as const
}

/**
 * Discards all cached data that may depend on who is logged in, except the session. This includes
 * products, whose `isOwned` flag depends on the customer.
 */
export function discardPrivateData(queryClient: QueryClient): Promise<void> {
  const isKept = (root: unknown) => root === 'session' || root === 'provider-info'
  return discardQueries(queryClient, { predicate: ({ queryKey: [root] }) => !isKept(root) })
}

/**
 * Discards cached data: removes unused queries and refetches active ones. The result of a loader's
 * pending fetch is discarded when it arrives; canceling the fetch would make the navigation fail.
 */
export async function discardQueries(
  queryClient: QueryClient,
  filters: QueryFilters,
): Promise<void> {
  const inactive = { ...filters, type: 'inactive' } as const
  for (const { promise, queryKey } of queryClient
    .getQueryCache()
    .findAll({ ...inactive, fetchStatus: 'fetching' })) {
    const invalidate = () => queryClient.invalidateQueries({ queryKey, exact: true })
    void promise?.then(invalidate, invalidate)
  }
  queryClient.removeQueries({ ...inactive, fetchStatus: 'idle' })
  await queryClient.invalidateQueries(filters)
}

/**
 * Marks the session and the customer's data as stale, so that the next page waits for fresh data.
 */
export async function expireCustomerData(queryClient: QueryClient): Promise<void> {
  const { customer } = getCachedSession(queryClient)
  const expire = async (queryKey: QueryKey) => {
    // A pending fetch would mark outdated data as fresh.
    await queryClient.cancelQueries({ queryKey })
    await queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  }
  await Promise.all([expire(sessionQuery.queryKey), expire(customerKey(customer?.id))])
}
