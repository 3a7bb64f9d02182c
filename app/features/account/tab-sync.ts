import { hashKey } from '@tanstack/react-query'
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

/** Refetches the session and its data; reloads the page if a guest has logged in. */
async function refetchSession(queryClient: QueryClient, router: AnyRouter): Promise<void> {
  const before = getCachedSession(queryClient).customer?.id
  await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
  const after = getCachedSession(queryClient).customer?.id
  if (after === before) {
    await Promise.all([refetchCustomerData(queryClient), refetchOwnership(queryClient)])
  } else if (before === undefined) {
    await removePrivateData(queryClient)
    await router.invalidate()
  }
}

/**
 * Removes a customer's data and reloads the page as soon as a refetched session belongs to another
 * customer or to none, whether it ended in another tab, on another device or by a password change.
 */
export function watchCustomer(queryClient: QueryClient, router: AnyRouter): void {
  const sessionHash = hashKey(sessionQuery.queryKey)
  let current: number | undefined
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== sessionHash) return
    const before = current
    current = getCachedSession(queryClient).customer?.id
    if (before !== undefined && before !== current) void forgetCustomer(before)
  })

  async function forgetCustomer(customerId: number): Promise<void> {
    await removePrivateData(queryClient)
    // A pending navigation runs every loader anyway.
    if (router.state.status === 'idle') await router.invalidate()
    // Removed last, because the page was using these queries until the router was invalidated.
    queryClient.removeQueries({ queryKey: customerKey(customerId), type: 'inactive' })
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
