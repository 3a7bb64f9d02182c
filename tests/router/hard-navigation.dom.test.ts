import { createBrowserHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createHardNavigation } from '#app/router/hard-navigation.ts'

/** Opens a page at `/en/catalog` and records the URLs that would be loaded as documents. */
function openPage() {
  globalThis.history.replaceState({}, '', '/en/catalog?search=kick')
  const history = createBrowserHistory()
  const loadedUrls: [string, boolean][] = []
  const hardNavigation = createHardNavigation(history, (href, asNewEntry) =>
    loadedUrls.push([href, asNewEntry]),
  )
  return { history, opened: loadedUrls, hardNavigation }
}

/** Navigates and waits until the navigation blockers have run. */
async function navigate(act: () => void) {
  act()
  await Promise.resolve()
  await Promise.resolve()
}

describe('full page loads', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    sessionStorage.clear()
  })

  test('without an update, navigation does not reload the document [R2.29]', async () => {
    const { history, opened } = openPage()
    await navigate(() => history.push('/en/cart'))
    expect(opened).toEqual([])
    expect(history.location.pathname).toBe('/en/cart')
  })

  test('after an update the next navigation is a full page load [R2.29]', async () => {
    const { history, opened, hardNavigation } = openPage()
    hardNavigation.onNextNavigation()
    await navigate(() => history.push('/en/cart?step=checkout'))
    expect(opened).toEqual([['/en/cart?step=checkout', true]])
    expect(history.location.pathname).toBe('/en/catalog')
  })

  test('replacing only the search params does not trigger the pending full page load [R2.29]', async () => {
    const { history, opened, hardNavigation } = openPage()
    hardNavigation.onNextNavigation()
    await navigate(() => history.replace('/en/catalog?search=kick+drum'))
    expect(opened).toEqual([])
    await navigate(() => history.replace('/en/cart'))
    expect(opened).toEqual([['/en/cart', false]])
  })

  test('navigating to a page that has just been reloaded does not reload the document [R2.30]', async () => {
    const { history, opened, hardNavigation } = openPage()
    expect(hardNavigation.navigateNow('/en/cart')).toBe(true)
    expect(hardNavigation.navigateNow('/en/cart')).toBe(false)
    hardNavigation.onNextNavigation()
    await navigate(() => history.push('/en/cart'))
    expect(opened).toEqual([['/en/cart', false]])
    expect(history.location.pathname).toBe('/en/cart')
    vi.advanceTimersByTime(10_000)
    expect(hardNavigation.navigateNow('/en/cart')).toBe(true)
  })
})
