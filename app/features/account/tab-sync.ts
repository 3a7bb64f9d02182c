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

const channelName = 'overtone-changes'

/** Notifies the shop's other tabs of what to refetch. The message contains no data. */
export function broadcastChange(change: Change): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
  channel.postMessage(change)
  channel.close()
}

/** Refetches what other tabs have changed, until the document is unloaded. */
export function syncTabs(queryClient: QueryClient, router: AnyRouter): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<Change>) => {
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
    // Until now the page was using these.
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
