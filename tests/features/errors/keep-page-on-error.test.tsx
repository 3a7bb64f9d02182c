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
import { afterEach, describe, expect, test } from 'vitest'
import { PageError } from '#app/features/errors/page-error.ts'
import { ErrorPage } from '#app/features/errors/error-page.tsx'
import { keepPageOnError } from '#app/features/errors/keep-page-on-error.ts'
import { revalidateOnBackForward } from '#app/router/revalidate-on-back-forward.ts'
import { trackCurrentPage } from '#app/router/current-page.ts'
import { closeToast, currentToasts } from '#app/ui/toast-store.ts'

afterEach(() => {
  cleanup()
  for (const { id } of currentToasts()) closeToast(id)
})

interface Provider {
  answers: boolean
  /** What the second page tells; the page waits for it. */
  news?: Promise<string> | string
}

/** A shop of two pages, whose second needs a provider that answers or not. */
async function openShop(at: string, provider: Provider) {
  const root = createRootRoute({ component: Outlet })
  const contacts = createRoute({
    getParentRoute: () => root,
    path: '/contacts',
    component: () => (
      <>
        <h1>Contact us</h1>
        <input aria-label="Message" />
      </>
    ),
  })
  const catalog = createRoute({
    getParentRoute: () => root,
    path: '/catalog',
    loaderDeps: ({ search }) => search,
    loader: async () => {
      const { answers } = provider
      const news = await provider.news
      if (!answers) throw new PageError('unreachable')
      return news
    },
    component: function Catalog() {
      return (
        <>
          <h1>Search</h1>
          <p>Page {JSON.stringify(catalog.useSearch())}</p>
          <p>{catalog.useLoaderData()}</p>
        </>
      )
    },
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
    defaultStaleReloadMode: 'blocking',
  })
  revalidateOnBackForward(router)
  trackCurrentPage(router)
  keepPageOnError(router)
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

test('R2.25 another query of the page is a move: the results stay, and the toast tries again', async () => {
  const provider = { answers: true }
  const router = await openShop('/catalog?page=1', provider)
  const results = await screen.findByText('Page {"page":1}')
  provider.answers = false
  await act(() => router.navigate({ href: '/catalog?page=2' }))
  await waitFor(() => expect(router.state.status).toBe('idle'))
  expect(router.state.location.href).toBe('/catalog?page=1')
  expect(screen.getByText('Page {"page":1}')).toBe(results)
  expect(currentToasts()).toHaveLength(1)
  provider.answers = true
  act(() => currentToasts()[0]?.action?.run())
  await screen.findByText('Page {"page":2}')
})

test('R2.25 a failed move takes nothing away that was typed', async () => {
  const router = await openShop('/contacts', { answers: false })
  const message = screen.getByLabelText<HTMLInputElement>('Message')
  message.value = 'Half a sentence'
  await act(() => router.navigate({ href: '/catalog' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/contacts'))
  await waitFor(() => expect(router.state.status).toBe('idle'))
  expect(screen.getByLabelText('Message')).toBe(message)
  expect(message.value).toBe('Half a sentence')
  expect(currentToasts()).toHaveLength(1)
})

test('R2.25 a page that cannot be preloaded is nothing to tell of', async () => {
  const router = await openShop('/contacts', { answers: false })
  await act(() => router.preloadRoute({ to: '/catalog' }))
  expect(currentToasts()).toEqual([])
  await act(() => router.navigate({ href: '/contacts?page=2' }))
  expect(currentToasts()).toEqual([])
})

test('R2.25 a first load that fails again and again is told of at its own address', async () => {
  const router = await openShop('/catalog', { answers: false })
  await heading('An error has occurred')
  await act(() => router.invalidate())
  await heading('An error has occurred')
  expect(router.state.location.pathname).toBe('/catalog')
  expect(currentToasts()).toEqual([])
})

test('R2.25 a page that cannot be preloaded beside a move is told of at no later one', async () => {
  const answer = Promise.withResolvers<string>()
  const provider: Provider = { answers: true, news: answer.promise }
  const router = await openShop('/contacts', provider)
  const moving = act(() => router.navigate({ href: '/catalog' }))
  await waitFor(() => expect(router.state.status).toBe('pending'))
  Object.assign(provider, { answers: false, news: '' })
  await act(() => router.preloadRoute({ to: '/catalog', search: { page: 2 } }))
  answer.resolve('News')
  await moving
  await heading('Search')
  act(() => router.history.back())
  await heading('Contact us')
  expect(currentToasts()).toEqual([])
})

describe('a page that is gone back to', () => {
  /** Opens the catalogue, moves on, and goes back while what is newer waits to be answered. */
  async function leaveAndReturn(answers = true) {
    const answer = Promise.withResolvers<string>()
    const provider: Provider = { answers: true, news: 'Old news' }
    const router = await openShop('/catalog', provider)
    await act(() => router.navigate({ href: '/contacts' }))
    await heading('Contact us')
    Object.assign(provider, { answers, news: answer.promise })
    act(() => router.history.back())
    await screen.findByText('Old news')
    return { router, provider, answer: answer.resolve }
  }

  test('R2.20 shows at once as it was left, and then what is newer', async () => {
    const { answer } = await leaveAndReturn()
    await act(async () => answer('Fresh news'))
    expect(await screen.findByText('Fresh news')).toBeTruthy()
    expect(screen.queryByText('Old news')).toBeNull()
  })

  test('R2.25 stays, without a word, where nothing newer can be had', async () => {
    const { router, answer } = await leaveAndReturn(false)
    await act(async () => answer('Fresh news'))
    await waitFor(() => expect(router.state.status).toBe('idle'))
    expect(screen.getByText('Old news')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/catalog')
    expect(currentToasts()).toEqual([])
  })

  test('R2.25 stays also where a page fails to be preloaded meanwhile', async () => {
    const { router, provider, answer } = await leaveAndReturn(false)
    provider.news = ''
    await act(() => router.preloadRoute({ to: '/catalog', search: { page: 2 } }))
    await act(async () => answer('Fresh news'))
    await waitFor(() => expect(router.state.status).toBe('idle'))
    expect(screen.getByText('Old news')).toBeTruthy()
    expect(router.state.location.href).toBe('/catalog')
    expect(currentToasts()).toEqual([])
  })

  test('R2.25 is read before it shows where a link leads to it', async () => {
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
