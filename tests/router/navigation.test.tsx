import { RouterContextProvider } from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ErrorPage } from '#app/features/errors/error-page.tsx'
import { PageError } from '#app/features/errors/page-error.ts'
import { getOpenToasts } from '#app/ui/toast-store.ts'
import { findHeading, openTwoPages } from './two-pages.tsx'
import type { Provider } from './two-pages.tsx'

test('a failed navigation keeps the current page and shows a toast with a retry [R2.25]', async () => {
  const provider = { responds: false }
  const router = await openTwoPages('/contacts', provider)
  await act(() => router.navigate({ href: '/catalog?page=2' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/contacts'))
  await findHeading('Contact us')
  expect(getOpenToasts().map((toast) => [toast.theme, toast.text])).toEqual([
    ['danger', 'Something went wrong, please try again'],
  ])
  provider.responds = true
  act(() => getOpenToasts()[0]?.action?.run())
  await findHeading('Search')
  expect(router.state.location.search).toEqual({ page: 2 })
})

test('a first load that fails shows the error page at its URL, with a retry button [R2.25]', async () => {
  const provider = { responds: false }
  const router = await openTwoPages('/catalog', provider)
  await findHeading('An error has occurred')
  expect(router.state.location.pathname).toBe('/catalog')
  expect(getOpenToasts()).toEqual([])
  provider.responds = true
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  await findHeading('Search')
})

test('if the previous page fails too, its error is shown instead of looping [R2.25]', async () => {
  const provider = { responds: false }
  const router = await openTwoPages('/catalog', provider)
  await act(() => router.navigate({ href: '/catalog?page=2' }))
  await findHeading('An error has occurred')
  await waitFor(() => expect(router.state.status).toBe('idle'))
  expect(getOpenToasts()).toHaveLength(1)
  expect(router.state.location.href).toBe('/catalog')
})

test('a link on an error page works before the page is hydrated [R2.25]', async () => {
  const provider: Provider = { responds: false }
  const router = await openTwoPages('/catalog', provider)
  const response = Promise.withResolvers<string>()
  Object.assign(provider, { responds: true, news: response.promise })
  void router.navigate({ href: '/catalog?page=2' })
  await waitFor(() => expect(router.state.status).toBe('pending'))
  // Renders the error after the link was clicked, as hydration does.
  const error = <ErrorPage error={new PageError('unreachable')} />
  render(<RouterContextProvider router={router}>{error}</RouterContextProvider>)
  response.resolve('News')
  await findHeading('Search')
  expect(router.state.location.href).toBe('/catalog?page=2')
  expect(getOpenToasts()).toEqual([])
})

test('the current page redirects to the error page if reloading it fails [R2.25]', async () => {
  const provider = { responds: true }
  const router = await openTwoPages('/catalog', provider)
  provider.responds = false
  await act(() => router.invalidate())
  await findHeading('The error page')
  expect(router.state.location.pathname).toBe('/error')
  expect(getOpenToasts()).toEqual([])
  provider.responds = true
  act(() => router.history.back())
  await findHeading('Search')
})

test('a failed change of the search params keeps the results and shows a toast with a retry [R2.25]', async () => {
  const provider = { responds: true }
  const router = await openTwoPages('/catalog?page=1', provider)
  const results = await screen.findByText('Page {"page":1}')
  provider.responds = false
  await act(() => router.navigate({ href: '/catalog?page=2' }))
  await waitFor(() => expect(router.state.status).toBe('idle'))
  expect(router.state.location.href).toBe('/catalog?page=1')
  expect(screen.getByText('Page {"page":1}')).toBe(results)
  expect(getOpenToasts()).toHaveLength(1)
  provider.responds = true
  act(() => getOpenToasts()[0]?.action?.run())
  await screen.findByText('Page {"page":2}')
})

test('a failed navigation preserves the input [R2.25]', async () => {
  const router = await openTwoPages('/contacts', { responds: false })
  const message = screen.getByLabelText<HTMLInputElement>('Message')
  message.value = 'Half a sentence'
  await act(() => router.navigate({ href: '/catalog' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/contacts'))
  await waitFor(() => expect(router.state.status).toBe('idle'))
  expect(screen.getByLabelText('Message')).toBe(message)
  expect(message.value).toBe('Half a sentence')
  expect(getOpenToasts()).toHaveLength(1)
})

test('a failed preload shows no toast [R2.25]', async () => {
  const router = await openTwoPages('/contacts', { responds: false })
  await act(() => router.preloadRoute({ to: '/catalog' }))
  expect(getOpenToasts()).toEqual([])
  await act(() => router.navigate({ href: '/contacts?page=2' }))
  expect(getOpenToasts()).toEqual([])
})

test('a first load that fails repeatedly shows its error at its own URL [R2.25]', async () => {
  const router = await openTwoPages('/catalog', { responds: false })
  await findHeading('An error has occurred')
  await act(() => router.invalidate())
  await findHeading('An error has occurred')
  expect(router.state.location.pathname).toBe('/catalog')
  expect(getOpenToasts()).toEqual([])
})

test('a preload that fails during a navigation shows no toast later [R2.25]', async () => {
  const response = Promise.withResolvers<string>()
  const provider: Provider = { responds: true, news: response.promise }
  const router = await openTwoPages('/contacts', provider)
  const navigation = act(() => router.navigate({ href: '/catalog' }))
  await waitFor(() => expect(router.state.status).toBe('pending'))
  Object.assign(provider, { responds: false, news: '' })
  await act(() => router.preloadRoute({ to: '/catalog', search: { page: 2 } }))
  response.resolve('News')
  await navigation
  await findHeading('Search')
  act(() => router.history.back())
  await findHeading('Contact us')
  expect(getOpenToasts()).toEqual([])
})
