import { QueryObserver, focusManager } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { getSession } from '#app/features/account/session.functions.ts'
import { sessionQuery } from '#app/features/account/session.queries.ts'
import { guestSession } from '#app/features/account/session.ts'
import type { Session } from '#app/features/account/session.ts'
import { syncTabs } from '#app/features/account/tab-sync.ts'
import { createQueryClient } from '#app/router/query-client.ts'
import { customerSession } from '../example-session.ts'

const productKey = ['catalog', 'product']

/** Opens a page in a tab, with a stale session and one cached product. */
async function openTab(session: Session, path: string) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, session, { updatedAt: 1 })
  queryClient.setQueryData(productKey, 'as a guest sees it')
  const loader = vi.fn<() => void>()
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '$', loader })]),
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultStaleTime: 0,
  })
  await router.load()
  syncTabs(queryClient, router)
  queryClient.mount()
  const observer = new QueryObserver(queryClient, { ...sessionQuery, refetchOnMount: false })
  const unsubscribe = observer.subscribe(() => {})
  onTestFinished(() => {
    unsubscribe()
    queryClient.unmount()
    focusManager.setFocused(undefined)
  })
  return { queryClient, loader }
}

/** Switches to the tab, which refetches its session. */
function focusTab(): void {
  focusManager.setFocused(false)
  focusManager.setFocused(true)
}

test("after a login in another tab, this tab shows the customer's page once it has the focus", async () => {
  vi.mocked(getSession).mockResolvedValue(customerSession)
  const { queryClient, loader } = await openTab(guestSession, '/catalog')
  focusTab()
  await expect.poll(() => loader.mock.calls.length).toBe(2)
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toEqual(customerSession)
  expect(queryClient.getQueryData(productKey)).toBeUndefined()
})

test("after a logout in another tab, this tab shows the guest's page once it has the focus", async () => {
  vi.mocked(getSession).mockResolvedValue(guestSession)
  const { queryClient, loader } = await openTab(customerSession, '/catalog')
  focusTab()
  await expect.poll(() => loader.mock.calls.length).toBe(2)
  expect(queryClient.getQueryData(productKey)).toBeUndefined()
})

test.each([
  ['an unchanged session', '/catalog', guestSession],
  ['a login on the login page', '/auth/login', customerSession],
])('%s does not reload the page', async (_name, path, session) => {
  vi.mocked(getSession).mockResolvedValue(session)
  const { queryClient, loader } = await openTab(guestSession, path)
  await queryClient.refetchQueries({ queryKey: sessionQuery.queryKey })
  await new Promise((resolve) => setTimeout(resolve))
  expect(loader).toHaveBeenCalledTimes(1)
  expect(queryClient.getQueryData(productKey)).toBe('as a guest sees it')
})
