import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { redirectIfLoggedIn } from '#app/features/account/load-session.ts'
import { getSession } from '#app/features/account/session.functions.ts'
import { AddToCart } from '#app/features/cart/add-to-cart.tsx'
import { addToCart, getCart } from '#app/features/cart/cart.functions.ts'
import { fail, succeed } from '#app/provider/failure.ts'
import { closeToast, getOpenToasts } from '#app/ui/toast-store.ts'
import { createCart } from '../example-cart.ts'
import { createOneShot } from '../example-products.ts'
import { createRouterContext, createTestQueryClient, customerSession } from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'

afterEach(() => {
  cleanup()
  act(() => {
    for (const { id } of getOpenToasts()) closeToast(id)
  })
})

test('a customer whose session has ended elsewhere is redirected to the login page and stays there [R8.01]', async () => {
  vi.mocked(addToCart).mockResolvedValue(fail({ kind: 'unauthorised', status: 401 }))
  // What the page has asked for before the session has ended.
  vi.mocked(getSession).mockResolvedValue(customerSession)
  const client = createTestQueryClient(customerSession, null)
  const { router } = renderInShop(<AddToCart product={createOneShot({ id: 7 })} />, client)
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(router.history.location.pathname).toBe('/auth/login'))
  expect(router.history.location.search).toContain('backUrl=')
  expect(getOpenToasts()).toHaveLength(1)
  vi.mocked(getSession).mockResolvedValue({ state: 'expired', customer: null })
  // The loader of the login page redirects logged-in customers away.
  await expect(redirectIfLoggedIn(createRouterContext(client))).resolves.toBeUndefined()
})

test('an added product whose response was lost is shown in the cart [P7.03]', async () => {
  vi.mocked(addToCart).mockRejectedValue(new Error('offline'))
  const cart = createCart({ prices: [1200], percent: 0, giftCard: null })
  vi.mocked(getCart).mockResolvedValue(succeed(cart))
  const client = createTestQueryClient(customerSession, null)
  renderInShop(<AddToCart product={createOneShot({ id: cart.lines[0]?.productId })} />, client)
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('link').getAttribute('href')).toBe('/cart'))
})
