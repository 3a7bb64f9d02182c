import {
  Outlet,
  RouterProvider,
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  keepScroll,
  keepScrollWithinPage,
  scrollOnNavigation,
  usesRouterScrollRestoration,
} from '#app/router/scroll.ts'

let scrolls: ScrollToOptions[] = []

/** Sets the scroll position of the page. */
function setScroll(top: number, left = 0) {
  vi.stubGlobal('scrollX', left)
  vi.stubGlobal('scrollY', top)
}

/** Opens a shop with two pages; switching tabs on the first page does not scroll. */
async function openShop(state = {}) {
  globalThis.history.replaceState(state, '', '/info')
  const root = createRootRoute({ component: Outlet })
  const info = createRoute({
    getParentRoute: () => root,
    path: '/info',
    staticData: { scroll: keepScrollWithinPage },
    component: () => <p>Information</p>,
  })
  const cart = createRoute({
    getParentRoute: () => root,
    path: '/cart',
    component: () => <p>Cart</p>,
  })
  const router = createRouter({
    routeTree: root.addChildren([info, cart]),
    history: createBrowserHistory(),
    scrollRestoration: usesRouterScrollRestoration,
  })
  scrollOnNavigation(router)
  render(<RouterProvider router={router} />)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  const opened = scrolls.at(-1)
  scrolls = []
  const navigate = (href: string, options = {}) =>
    act(async () => {
      void router.navigate({ href, ...options })
      await vi.advanceTimersByTimeAsync(0)
    })
  const back = () =>
    act(async () => {
      router.history.back()
      await vi.advanceTimersByTimeAsync(0)
    })
  return { router, navigate, back, opened }
}

describe('after a navigation', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('scrollTo', (position: ScrollToOptions) => {
      scrolls.push(position)
      setScroll(position.top ?? 0)
    })
    setScroll(0)
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    sessionStorage.clear()
  })

  test('the page scrolls to the top after 100 ms [R2.21 R9.10]', async () => {
    const { navigate } = await openShop()
    setScroll(700)
    await navigate('/cart')
    await vi.advanceTimersByTimeAsync(99)
    expect(scrolls).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(scrolls).toEqual([{ left: 0, top: 0 }])
  })

  test('going back restores the scroll position [R2.21]', async () => {
    const { navigate, back, router } = await openShop()
    setScroll(700, 30)
    await navigate('/cart')
    await vi.advanceTimersByTimeAsync(100)
    scrolls = []
    await back()
    await vi.advanceTimersByTimeAsync(100)
    expect(router.state.location.pathname).toBe('/info')
    expect(scrolls).toEqual([{ left: 30, top: 700 }])
  })

  test('a reload restores the scroll position, also on a page that was not scrolled [R2.21 P2.08]', async () => {
    await openShop()
    const { state } = globalThis.history
    setScroll(700, 30)
    globalThis.dispatchEvent(new Event('pagehide'))
    cleanup()
    setScroll(0)
    const { opened } = await openShop(state)
    expect(opened).toEqual({ left: 30, top: 700 })
  })

  test('a first page that its visitor has scrolled before it hydrates stays where it is [R2.21]', async () => {
    setScroll(700)
    const { opened } = await openShop()
    expect(opened).toBeUndefined()
  })

  test('going back restores the scroll position even if the page data is reloaded first [R2.21]', async () => {
    const { navigate, back, router } = await openShop()
    setScroll(700, 30)
    await navigate('/cart')
    await vi.advanceTimersByTimeAsync(100)
    scrolls = []
    await back()
    await act(() => router.invalidate())
    await vi.advanceTimersByTimeAsync(100)
    expect(scrolls).toEqual([{ left: 30, top: 700 }])
  })

  test('a route can define its own scroll behavior [R2.21]', async () => {
    const { navigate } = await openShop()
    await navigate('/info?tab=faq')
    await vi.advanceTimersByTimeAsync(1000)
    expect(scrolls).toEqual([])
  })

  test('a link can keep the scroll position [R2.21]', async () => {
    const { navigate } = await openShop()
    await navigate('/cart', { state: keepScroll })
    await vi.advanceTimersByTimeAsync(1000)
    expect(scrolls).toEqual([])
  })

  test('only the last of two quick navigations scrolls [R2.21]', async () => {
    const { navigate } = await openShop()
    await navigate('/cart')
    await vi.advanceTimersByTimeAsync(50)
    await navigate('/cart?step=checkout')
    await vi.advanceTimersByTimeAsync(1000)
    expect(scrolls).toHaveLength(1)
  })
})
