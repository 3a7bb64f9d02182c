// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { closeToast, currentToasts } from '#app/ui/toast-store.ts'
import { heading, openTwoPages } from './two-pages.tsx'
import type { Provider } from './two-pages.tsx'

afterEach(() => {
  cleanup()
  for (const { id } of currentToasts()) closeToast(id)
  vi.useRealTimers()
})

describe('back', () => {
  /** Opens the catalogue, moves on, and goes back while what is newer waits to be answered. */
  async function leaveAndReturn(answers = true) {
    const answer = Promise.withResolvers<string>()
    const provider: Provider = { answers: true, news: 'Old news' }
    const router = await openTwoPages('/catalog', provider)
    await act(() => router.navigate({ href: '/contacts' }))
    await heading('Contact us')
    Object.assign(provider, { answers, news: answer.promise })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    act(() => router.history.back())
    await screen.findByText('Old news')
    return { router, provider, answer: answer.resolve }
  }

  test('shows the cached page at once and then what is newer [R2.20]', async () => {
    const { answer } = await leaveAndReturn()
    await act(async () => answer('Fresh news'))
    expect(await screen.findByText('Fresh news')).toBeTruthy()
    expect(screen.queryByText('Old news')).toBeNull()
  })

  test('keeps the cached page silently where nothing newer can be fetched [R2.25]', async () => {
    const { router, answer } = await leaveAndReturn(false)
    await act(async () => answer('Fresh news'))
    await waitFor(() => expect(router.state.status).toBe('idle'))
    expect(screen.getByText('Old news')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/catalog')
    expect(currentToasts()).toEqual([])
  })

  test('keeps the cached page where a preload fails meanwhile [R2.25]', async () => {
    const { router, provider, answer } = await leaveAndReturn(false)
    provider.news = ''
    await act(() => router.preloadRoute({ to: '/catalog', search: { page: 2 } }))
    await act(async () => answer('Fresh news'))
    await waitFor(() => expect(router.state.status).toBe('idle'))
    expect(screen.getByText('Old news')).toBeTruthy()
    expect(router.state.location.href).toBe('/catalog')
    expect(currentToasts()).toEqual([])
  })

  test('prefers the cache; a link to the same page waits for fresh data [R2.25]', async () => {
    const { router, provider, answer } = await leaveAndReturn()
    await act(async () => answer('Fresh news'))
    await act(() => router.navigate({ href: '/contacts' }))
    const newest = Promise.withResolvers<string>()
    provider.news = newest.promise
    const seen: (string | null)[] = []
    router.subscribe('onRendered', () => seen.push(document.body.textContent))
    const moving = act(() => router.navigate({ href: '/catalog' }))
    newest.resolve('Newest news')
    await moving
    expect(await screen.findByText('Newest news')).toBeTruthy()
    expect(seen.join()).not.toContain('Fresh news')
  })
})
