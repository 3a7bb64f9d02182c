import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import {
  getCachedSession,
  customerKey,
  discardPrivateData,
  discardQueries,
  sessionQuery,
} from './session.queries.ts'
import type { Session } from './session.ts'

/** The data that changed: `session` includes purchases and balance. */
type Change = 'session' | 'cart' | 'favorites'

/** Shared by sender and receiver, because a channel does not receive its own messages. */
let channel = openChannel()

function openChannel(): BroadcastChannel | null {
  return typeof document === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? null
    : new BroadcastChannel('shop-changes')
}

/** Notifies other tabs to refetch the changed data. The message itself contains no data. */
export function broadcastChange(change: Change): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is same-origin only
  channel?.postMessage(change)
}

/**
 * Keeps the cached data consistent with other tabs and devices until the document is unloaded by
 * refetching what other tabs report as changed. When a refetched session belongs to someone else,
 * for example after a login in another tab, discards the previous visitor's data and runs the
 * page's loaders again.
 */
export function syncTabs(queryClient: QueryClient, router: AnyRouter): void {
  const listen = () =>
    channel?.addEventListener('message', ({ data }: MessageEvent<Change>) => {
      void refetchChanged(queryClient, router, data)
    })
  listen()
  let current: Session | undefined
  queryClient.getQueryCache().subscribe(({ query: { queryKey } }) => {
    if (queryKey[0] !== sessionQuery.queryKey[0]) return
    const before = current
    current = queryClient.getQueryData(sessionQuery.queryKey)
    const hasLoggedIn = before?.state === 'guest' && current?.state === 'customer'
    const hasLeft = before?.customer && before.customer.id !== current?.customer?.id
    // A visitor who logs in on an authentication page in this tab leaves that page anyway.
    if (hasLeft || (hasLoggedIn && !isAuthPage(router))) {
      void refreshPage(queryClient, router, before.customer?.id)
    }
  })
  // In some browsers, a page with an open channel does not enter the back/forward cache.
  addEventListener('pagehide', ({ persisted }) => {
    channel?.close()
    if (persisted && getCustomerId(queryClient)) setVisible(false)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    channel = openChannel()
    listen()
    void revalidateRestoredPage(queryClient, router)
  })
}

/**
 * Refetches the data of a page restored from the back/forward cache. A customer's page stays hidden
 * until its session is confirmed; if that fails, the page is reloaded.
 */
async function revalidateRestoredPage(queryClient: QueryClient, router: AnyRouter): Promise<void> {
  const customerId = getCustomerId(queryClient)
  if (!customerId) {
    await refetchChanged(queryClient, router, 'session')
    return
  }
  await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
  const isFetched = queryClient.getQueryState(sessionQuery.queryKey)?.status === 'success'
  if (isFetched && getCustomerId(queryClient) === customerId) {
    setVisible(true)
    await refetchVisitorData(queryClient, 'session')
  } else {
    globalThis.location.reload()
  }
}

function setVisible(visible: boolean): void {
  document.documentElement.style.visibility = visible ? '' : 'hidden'
}

function isAuthPage(router: AnyRouter): boolean {
  return router.state.location.pathname.startsWith('/auth/')
}

async function refetchChanged(
  queryClient: QueryClient,
  router: AnyRouter,
  change: Change,
): Promise<void> {
  const customerId = getCustomerId(queryClient)
  if (change === 'session') {
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
  }
  if (getCustomerId(queryClient) === customerId) await refetchVisitorData(queryClient, change)
  else if (!customerId && isAuthPage(router)) {
    await refreshPage(queryClient, router, customerId)
  }
}

async function refetchVisitorData(queryClient: QueryClient, change: Change): Promise<void> {
  const refetch = (queryKey: QueryKey) => queryClient.invalidateQueries({ queryKey })
  await refetch(customerKey(getCustomerId(queryClient)))
  // A purchase in another tab changes which products the customer owns.
  if (change === 'session') await refetch(['catalog'])
}

/** Discards a customer's or a guest's data and runs the page's loaders again. */
async function refreshPage(
  queryClient: QueryClient,
  router: AnyRouter,
  customerId: number | undefined,
): Promise<void> {
  await discardPrivateData(queryClient)
  // A pending navigation replaces the page anyway.
  if (router.state.status === 'idle') await router.invalidate()
  // Discarded again, because the page was using these queries until now.
  await discardQueries(queryClient, { queryKey: customerKey(customerId) })
}

function getCustomerId(queryClient: QueryClient): number | undefined {
  return getCachedSession(queryClient).customer?.id
}
