import {
  Link,
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { focusHeadingOnNavigation } from '#app/router/focus-heading.ts'

/** Opens the contact page of a site with a login page; the header stays on every page. */
async function openContacts() {
  const root = createRootRoute({
    component: () => (
      <>
        <header>
          <Link to="/auth/login">Log in</Link>
        </header>
        <Outlet />
      </>
    ),
    notFoundComponent: () => <h1>There is no page here</h1>,
  })
  const contacts = createRoute({
    getParentRoute: () => root,
    path: '/contacts',
    component: () => <h1>Contact us</h1>,
  })
  const login = createRoute({
    getParentRoute: () => root,
    path: '/auth/login',
    component: () => <h1>Login</h1>,
  })
  const router = createRouter({
    routeTree: root.addChildren([contacts, login]),
    history: createMemoryHistory({ initialEntries: ['/contacts'] }),
  })
  focusHeadingOnNavigation(router)
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { name: 'Contact us' })
  return router
}

test('a navigation to another page moves the focus to its heading', async () => {
  await openContacts()
  const link = screen.getByRole('link', { name: 'Log in' })
  link.focus()
  act(() => link.click())
  const heading = await screen.findByRole('heading', { name: 'Login' })
  await expect.poll(() => document.activeElement).toBe(heading)
})

test('a navigation to a missing page moves the focus to the heading of the error page', async () => {
  const router = await openContacts()
  await act(() => router.navigate({ href: '/nowhere' }))
  const heading = await screen.findByRole('heading', { name: 'There is no page here' })
  await expect.poll(() => document.activeElement).toBe(heading)
})

test('neither the first page nor a change of the query moves the focus', async () => {
  const router = await openContacts()
  expect(document.activeElement).toBe(document.body)
  screen.getByRole('link', { name: 'Log in' }).focus()
  await act(() => router.navigate({ href: '/contacts?sent=1' }))
  await expect.poll(() => router.state.location.href).toBe('/contacts?sent=1')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Log in' }))
})
