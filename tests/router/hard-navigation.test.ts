// @vitest-environment happy-dom
import { createBrowserHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createHardNavigation } from '#app/router/hard-navigation.ts'

/** A page at `/en/catalog` that notes what would be loaded as a new document. */
function openPage() {
  globalThis.history.replaceState({}, '', '/en/catalog?search=kick')
  const history = createBrowserHistory()
  const opened: [string, boolean][] = []
  const loads = createHardNavigation(history, (href, asNewEntry) => opened.push([href, asNewEntry]))
  return { history, opened, loads }
}

/** Moves, and lets what watches moves have its say. */
async function move(act: () => void) {
  act()
  await Promise.resolve()
  await Promise.resolve()
}

describe('full loads', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    sessionStorage.clear()
  })

  test('R2.29 before an update is flagged pages open inside the document', async () => {
    const { history, opened } = openPage()
    await move(() => history.push('/en/cart'))
    expect(opened).toEqual([])
    expect(history.location.pathname).toBe('/en/cart')
  })

  test('R2.29 after it the next move is a full load of its target', async () => {
    const { history, opened, loads } = openPage()
    loads.onNextNavigation()
    await move(() => history.push('/en/cart?step=checkout'))
    expect(opened).toEqual([['/en/cart?step=checkout', true]])
    expect(history.location.pathname).toBe('/en/catalog')
  })

  test('R2.29 narrowing a search is no move, and what was typed stays', async () => {
    const { history, opened, loads } = openPage()
    loads.onNextNavigation()
    await move(() => history.replace('/en/catalog?search=kick+drum'))
    expect(opened).toEqual([])
    await move(() => history.replace('/en/cart'))
    expect(opened).toEqual([['/en/cart', false]])
  })

  test('R2.30 a page that was just loaded anew is not loaded again, but opens inside the document', async () => {
    const { history, opened, loads } = openPage()
    expect(loads.navigateNow('/en/cart')).toBe(true)
    expect(loads.navigateNow('/en/cart')).toBe(false)
    loads.onNextNavigation()
    await move(() => history.push('/en/cart'))
    expect(opened).toEqual([['/en/cart', false]])
    expect(history.location.pathname).toBe('/en/cart')
    vi.advanceTimersByTime(10_000)
    expect(loads.navigateNow('/en/cart')).toBe(true)
  })
})
