import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import {
  getCachedSession,
  customerKey,
  removePrivateData,
  sessionQuery,
} from './session.queries.ts'

/** What has changed: `session` covers login, purchases and balance; `cart` only the cart. */
type Change = 'session' | 'cart'

/** One channel for sending and receiving, because a channel does not receive its own messages. */
const channel =
  typeof document === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? null
    : new BroadcastChannel('overtone-changes')

/** Tells the shop's other tabs what to refetch. The message contains no data. */
export function broadcastChange(change: Change): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
  channel?.postMessage(change)
}

/** Refetches what other tabs have changed, until the document is unloaded. */
export function syncTabs(queryClient: QueryClient, router: AnyRouter): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Change>) => {
    if (data === 'cart') void refetchCustomerData(queryClient)
    else void refetchSession(queryClient, router)
  })
}

/** Refetches the session and, if another customer or none is logged in now, removes all private data. */
async function refetchSession(queryClient: QueryClient, router: AnyRouter): Promise<void> {
  const before = getCachedSession(queryClient).customer?.id
  await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
  if (getCachedSession(queryClient).customer?.id === before) {
    await Promise.all([refetchCustomerData(queryClient), refetchOwnership(queryClient)])
  } else {
    await removePrivateData(queryClient)
    await router.invalidate()
    // Removed last, because the page was using these queries until now.
    queryClient.removeQueries({ queryKey: customerKey(before) })
  }
}

function refetchCustomerData(queryClient: QueryClient): Promise<void> {
  const { customer } = getCachedSession(queryClient)
  return queryClient.invalidateQueries({ queryKey: customerKey(customer?.id) })
}

/** Refetches products, which contain whether the customer owns them. */
function refetchOwnership(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['catalog'] })
}
