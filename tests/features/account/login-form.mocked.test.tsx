import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { logIn } from '#app/features/account/auth.functions.ts'
import { LoginPage } from '#app/features/account/login-page.tsx'
import { getSession } from '#app/features/account/session.functions.ts'
import { getCachedSession } from '#app/features/account/session.queries.ts'
import { guestSession } from '#app/features/account/session.ts'
import type { Session } from '#app/features/account/session.ts'
import { createRefusal, fail, succeed } from '#app/provider/failure.ts'
import { closeToast, getOpenToasts } from '#app/ui/toast-store.ts'
import { createTestQueryClient, customerSession } from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'

afterEach(() => {
  cleanup()
  for (const { id } of getOpenToasts()) closeToast(id)
})

const product = ['catalog', 'product', 7]

/** Opens the login page as a guest who has viewed a product, and logs in. */
async function logInAsGuest(backUrl?: string) {
  const client = createTestQueryClient()
  client.setQueryData(product, { isOwned: false })
  const { router } = renderInShop(<LoginPage backUrl={backUrl} expired={false} />, client)
  const { history } = router
  const opened: string[] = []
  history.subscribe(({ location }) => void opened.push(location.href))
  await userEvent.type(screen.getByLabelText('Email address'), 'ann@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(logIn).toHaveBeenCalledOnce())
  return { client, opened }
}

test('after a login, products viewed as a guest are refetched [R2.24]', async () => {
  vi.mocked(logIn).mockResolvedValue(succeed(null))
  vi.mocked(getSession).mockResolvedValue(customerSession)
  const { client, opened } = await logInAsGuest('/en/catalog/7')
  await waitFor(() => expect(opened).toEqual(['/en/catalog/7']))
  expect(client.getQueryData(product)).toBeUndefined()
})

test("the requested page opens only once the customer's session is loaded [R2.24]", async () => {
  const session = Promise.withResolvers<Session>()
  vi.mocked(logIn).mockResolvedValue(succeed(null))
  vi.mocked(getSession).mockReturnValue(session.promise)
  const { client, opened } = await logInAsGuest()
  await waitFor(() => expect(getSession).toHaveBeenCalledOnce())
  expect(opened).toEqual([])
  session.resolve(customerSession)
  await waitFor(() => expect(opened).toEqual(['/en/']))
  expect(getCachedSession(client)).toEqual(customerSession)
})

test('a refused login keeps the data cached as a guest', async () => {
  vi.mocked(logIn).mockResolvedValue(fail(createRefusal(422, { reason: 'credentials_invalid' })))
  const { client, opened } = await logInAsGuest()
  await waitFor(() => expect(getOpenToasts()).toHaveLength(1))
  expect(client.getQueryData(product)).toEqual({ isOwned: false })
  expect([opened, getCachedSession(client)]).toEqual([[], guestSession])
})
