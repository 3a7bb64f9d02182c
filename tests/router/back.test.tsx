import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { getOpenToasts } from '#app/ui/toast-store.ts'
import { findHeading, openTwoPages } from './two-pages.tsx'
import type { Provider } from './two-pages.tsx'

describe('going back', () => {
  /** Opens the catalogue, leaves it, and goes back with the fresh response pending. */
  async function openAndGoBack(responds = true) {
    const response = Promise.withResolvers<string>()
    const provider: Provider = { responds: true, news: 'Old news' }
    const router = await openTwoPages('/catalog', provider)
    await act(() => router.navigate({ href: '/contacts' }))
    await findHeading('Contact us')
    Object.assign(provider, { responds, news: response.promise })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    act(() => router.history.back())
    await screen.findByText('Old news')
    return { router, provider, respond: response.resolve }
  }

  test('shows the cached page immediately, then fresh data [R2.20]', async () => {
    const { respond } = await openAndGoBack()
    await act(async () => respond('Fresh news'))
    expect(await screen.findByText('Fresh news')).toBeTruthy()
    expect(screen.queryByText('Old news')).toBeNull()
  })

  test('keeps the cached page without a toast if fresh data cannot be fetched [R2.25]', async () => {
    const { router, respond } = await openAndGoBack(false)
    await act(async () => respond('Fresh news'))
    await waitFor(() => expect(router.state.status).toBe('idle'))
    expect(screen.getByText('Old news')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/catalog')
    expect(getOpenToasts()).toEqual([])
  })

  test('keeps the cached page if a preload fails at the same time [R2.25]', async () => {
    const { router, provider, respond } = await openAndGoBack(false)
    provider.news = ''
    await act(() => router.preloadRoute({ to: '/catalog', search: { page: 2 } }))
    await act(async () => respond('Fresh news'))
    await waitFor(() => expect(router.state.status).toBe('idle'))
    expect(screen.getByText('Old news')).toBeTruthy()
    expect(router.state.location.href).toBe('/catalog')
    expect(getOpenToasts()).toEqual([])
  })

  test('renders from the cache; a link to the same page waits for fresh data [R2.25]', async () => {
    const { router, provider, respond } = await openAndGoBack()
    await act(async () => respond('Fresh news'))
    await act(() => router.navigate({ href: '/contacts' }))
    const newest = Promise.withResolvers<string>()
    provider.news = newest.promise
    const rendered: (string | null)[] = []
    router.subscribe('onRendered', () => rendered.push(document.body.textContent))
    const navigation = act(() => router.navigate({ href: '/catalog' }))
    newest.resolve('Newest news')
    await navigation
    expect(await screen.findByText('Newest news')).toBeTruthy()
    expect(rendered.join()).not.toContain('Fresh news')
  })
})
