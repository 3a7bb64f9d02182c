import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { cachedSession, customerKey, removePrivateData, sessionQuery } from './session.queries.ts'

/** What has changed: who is logged in, what they own or spend, or only their cart. */
type Change = 'session' | 'cart'

const channelName = 'overtone-changes'

/** Tells the shop's other tabs what to refetch. The message carries no data. */
export function broadcastChange(change: Change): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
  channel.postMessage(change)
  channel.close()
}

/** Refetches what other tabs have changed, for as long as the document lives. */
export function syncTabs(queryClient: QueryClient, router: AnyRouter): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<Change>) => {
    if (data === 'cart') void refetchCustomerData(queryClient)
    else void refetchSession(queryClient, router)
  })
}

/** Where another customer, or none, is logged in by now, nothing of the earlier one stays. */
async function refetchSession(queryClient: QueryClient, router: AnyRouter): Promise<void> {
  const before = cachedSession(queryClient).customer?.id
  await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
  if (cachedSession(queryClient).customer?.id === before) {
    await Promise.all([refetchCustomerData(queryClient), refetchOwnership(queryClient)])
  } else {
    await removePrivateData(queryClient)
    await router.invalidate()
    // The page showed these until now.
    queryClient.removeQueries({ queryKey: customerKey(before) })
  }
}

function refetchCustomerData(queryClient: QueryClient): Promise<void> {
  const { customer } = cachedSession(queryClient)
  return queryClient.invalidateQueries({ queryKey: customerKey(customer?.id) })
}

/** Lists of products say which of them the customer owns. */
function refetchOwnership(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['catalog'] })
}
