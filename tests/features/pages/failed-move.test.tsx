// @vitest-environment happy-dom
import {
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ErrorPage } from '#app/features/pages/error-page.tsx'
import { watchShownPath } from '#app/router/shown-path.ts'
import { closeToast, currentToasts } from '#app/ui/toast-store.ts'

afterEach(() => {
  cleanup()
  for (const { id } of currentToasts()) closeToast(id)
})

/** A shop of two pages, whose second needs a provider that answers or not. */
async function openShop(at: string, provider: { answers: boolean }) {
  const root = createRootRoute({ component: Outlet })
  const contacts = createRoute({
    getParentRoute: () => root,
    path: '/contacts',
    component: () => <h1>Contact us</h1>,
  })
  const catalog = createRoute({
    getParentRoute: () => root,
    path: '/catalog',
    loaderDeps: ({ search }) => search,
    loader: () => {
      if (!provider.answers) throw new Error('page-failure:unreachable')
    },
    component: () => <h1>Search</h1>,
  })
  const failure = createRoute({
    getParentRoute: () => root,
    path: '/error',
    component: () => <h1>The error page</h1>,
  })
  const router = createRouter({
    routeTree: root.addChildren([contacts, catalog, failure]),
    history: createMemoryHistory({ initialEntries: [at] }),
    defaultErrorComponent: ErrorPage,
  })
  watchShownPath(router)
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading')
  await waitFor(() => expect(router.state.status).toBe('idle'))
  return router
}

const heading = (name: string) => screen.findByRole('heading', { name })

test('R2.25 a move that fails leaves the visitor where they were, and the toast tries again', async () => {
  const provider = { answers: false }
  const router = await openShop('/contacts', provider)
  await act(() => router.navigate({ href: '/catalog?page=2' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/contacts'))
  await heading('Contact us')
  expect(currentToasts().map((toast) => [toast.theme, toast.text])).toEqual([
    ['danger', 'Something went wrong, please try again'],
  ])
  provider.answers = true
  act(() => currentToasts()[0]?.action?.run())
  await heading('Search')
  expect(router.state.location.search).toEqual({ page: 2 })
})

test('R2.25 a first load that fails tells so at the asked address, and tries again there', async () => {
  const provider = { answers: false }
  const router = await openShop('/catalog', provider)
  await heading('An error has occurred')
  expect(router.state.location.pathname).toBe('/catalog')
  expect(currentToasts()).toEqual([])
  provider.answers = true
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  await heading('Search')
})

test('R2.25 where the page before fails too, its failure is told instead of going to and fro', async () => {
  const provider = { answers: false }
  const router = await openShop('/catalog', provider)
  await act(() => router.navigate({ href: '/catalog?page=2' }))
  await heading('An error has occurred')
  await waitFor(() => expect(router.state.status).toBe('idle'))
  expect(currentToasts()).toHaveLength(1)
  expect(router.state.location.href).toBe('/catalog')
})

test('R2.25 a page that showed and fails when it is loaded once more leads to the error page', async () => {
  const provider = { answers: true }
  const router = await openShop('/catalog', provider)
  provider.answers = false
  await act(() => router.invalidate())
  await heading('The error page')
  expect(router.state.location.pathname).toBe('/error')
  expect(currentToasts()).toEqual([])
  provider.answers = true
  act(() => router.history.back())
  await heading('Search')
})

test('R2.25 so does another query of the page, and going back leads to the one that worked', async () => {
  const provider = { answers: true }
  const router = await openShop('/catalog?page=1', provider)
  provider.answers = false
  await act(() => router.navigate({ href: '/catalog?page=2' }))
  await heading('The error page')
  provider.answers = true
  act(() => router.history.back())
  await heading('Search')
  expect(router.state.location.search).toEqual({ page: 1 })
})

test('R2.25 a first load that fails again and again is told of at its own address', async () => {
  const router = await openShop('/catalog', { answers: false })
  await heading('An error has occurred')
  await act(() => router.invalidate())
  await heading('An error has occurred')
  expect(router.state.location.pathname).toBe('/catalog')
  expect(currentToasts()).toEqual([])
})
