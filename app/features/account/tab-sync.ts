import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import {
  getCachedSession,
  customerKey,
  removePrivateData,
  sessionQuery,
} from './session.queries.ts'

/**
 * What changed: `session` covers login state, purchases and balance; `cart` covers only the cart.
 */
type Change = 'session' | 'cart'

/** Used for both sending and receiving, because a channel does not receive its own messages. */
const channel =
  typeof document === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? null
    : new BroadcastChannel('overtone-changes')

/** Notifies other tabs to refetch the changed data. The message itself contains no data. */
export function broadcastChange(change: Change): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is same-origin only
  channel?.postMessage(change)
}

/** Refetches data that changed in other tabs, until the document is unloaded. */
export function syncTabs(queryClient: QueryClient, router: AnyRouter): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Change>) => {
    if (data === 'cart') void refetchCustomerData(queryClient)
    else void refetchSession(queryClient, router)
  })
}

/** Refetches the session. If the customer has changed or logged out, removes all private data. */
async function refetchSession(queryClient: QueryClient, router: AnyRouter): Promise<void> {
  const before = getCachedSession(queryClient).customer?.id
  await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
  if (getCachedSession(queryClient).customer?.id === before) {
    await Promise.all([refetchCustomerData(queryClient), refetchOwnership(queryClient)])
  } else {
    await removePrivateData(queryClient)
    await router.invalidate()
    // Removed last, because the page was using these queries until the router was invalidated.
    queryClient.removeQueries({ queryKey: customerKey(before) })
  }
}

function refetchCustomerData(queryClient: QueryClient): Promise<void> {
  const { customer } = getCachedSession(queryClient)
  return queryClient.invalidateQueries({ queryKey: customerKey(customer?.id) })
}

/** Refetches products to update their `isOwned` flags. */
function refetchOwnership(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['catalog'] })
}
