// @vitest-environment happy-dom
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
  usesRouterScrollRestoration,
  scrollOnNavigation,
  keepScroll,
  keepScrollWithinPage,
} from '#app/router/scroll.ts'

let scrolls: ScrollToOptions[] = []

/** Where the visitor has scrolled to. */
function standAt(top: number, left = 0) {
  vi.stubGlobal('scrollX', left)
  vi.stubGlobal('scrollY', top)
}

/** A shop of two pages; the first has tabs and stays where it is between them. */
async function openShop() {
  globalThis.history.replaceState({}, '', '/info')
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
  scrolls = []
  const move = (href: string, options = {}) =>
    act(async () => {
      void router.navigate({ href, ...options })
      await vi.advanceTimersByTimeAsync(0)
    })
  const back = () =>
    act(async () => {
      router.history.back()
      await vi.advanceTimersByTimeAsync(0)
    })
  return { router, move, back }
}

describe('after a change of page', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('scrollTo', (position: ScrollToOptions) => {
      scrolls.push(position)
      standAt(position.top ?? 0)
    })
    standAt(0)
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    sessionStorage.clear()
  })

  test('R2.21 R9.10 it is scrolled to its top, 100 ms later', async () => {
    const { move } = await openShop()
    standAt(700)
    await move('/cart')
    await vi.advanceTimersByTimeAsync(99)
    expect(scrolls).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(scrolls).toEqual([{ left: 0, top: 0 }])
  })

  test('R2.21 going back restores where the page was left', async () => {
    const { move, back, router } = await openShop()
    standAt(700, 30)
    await move('/cart')
    await vi.advanceTimersByTimeAsync(100)
    scrolls = []
    await back()
    await vi.advanceTimersByTimeAsync(100)
    expect(router.state.location.pathname).toBe('/info')
    expect(scrolls).toEqual([{ left: 30, top: 700 }])
  })

  test('R2.21 going back restores that also where the page is read anew before', async () => {
    const { move, back, router } = await openShop()
    standAt(700, 30)
    await move('/cart')
    await vi.advanceTimersByTimeAsync(100)
    scrolls = []
    await back()
    await act(() => router.invalidate())
    await vi.advanceTimersByTimeAsync(100)
    expect(scrolls).toEqual([{ left: 30, top: 700 }])
  })

  test('R2.21 a route may supply its own rule', async () => {
    const { move } = await openShop()
    await move('/info?tab=faq')
    await vi.advanceTimersByTimeAsync(1000)
    expect(scrolls).toEqual([])
  })

  test('R2.21 a link may ask to stay where the page is', async () => {
    const { move } = await openShop()
    await move('/cart', { state: keepScroll })
    await vi.advanceTimersByTimeAsync(1000)
    expect(scrolls).toEqual([])
  })

  test('R2.21 of two quick changes only the last one scrolls', async () => {
    const { move } = await openShop()
    await move('/cart')
    await vi.advanceTimersByTimeAsync(50)
    await move('/cart?step=checkout')
    await vi.advanceTimersByTimeAsync(1000)
    expect(scrolls).toHaveLength(1)
  })
})
