import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { addAllToCart, sortProductsToAdd } from '#app/features/cart/add-all.functions.ts'
import { AddAllToCart } from '#app/features/cart/add-all-to-cart.tsx'
import { AddToCart } from '#app/features/cart/add-to-cart.tsx'
import { addToCart } from '#app/features/cart/cart.functions.ts'
import { GuestCartLink } from '#app/features/cart/cart-link.tsx'
import { loadGuestCart, removeFromGuestCart } from '#app/features/guest-cart/guest-cart.ts'
import { fail, succeed } from '#app/provider/failure.ts'
import { getOpenToasts } from '#app/ui/toast-store.ts'
import { createOneShot } from '../example-products.ts'
import { createTestQueryClient, customerSession, exampleCustomer } from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'

const sound = createOneShot({ id: 7, name: 'Rim' })

beforeEach(() => act(() => removeFromGuestCart(loadGuestCart())))

const getTexts = () => getOpenToasts().map(({ text }) => text)

test('a guest who adds a product is told to log in, and the login page leads back [P4.11]', async () => {
  const { router } = renderInShop(
    <>
      <GuestCartLink className="" />
      <AddToCart product={sound} />
    </>,
  )
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Rim' }))
  await waitFor(() => expect(router.history.location.pathname).toBe('/auth/login'))
  expect(router.history.location.search).toContain('backUrl=')
  expect(getTexts()).toEqual(['Log in to your account first'])
  // The device keeps it, so nothing is sent.
  expect(addToCart).not.toHaveBeenCalled()
  expect(loadGuestCart()).toEqual([{ productId: 7, customerId: null, isSoundsOnly: false }])
  expect(screen.getByRole('link', { name: 'Cart (1)' }).getAttribute('href')).toBe('/cart')
  expect(screen.getByRole('link', { name: 'Rim is in your cart. Open cart' })).toBeTruthy()
})

test('if the browser stores nothing, the server keeps the product [P4.11]', async () => {
  const spy = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  vi.mocked(addToCart).mockResolvedValue(fail({ kind: 'unauthorised', status: 401 }))
  const { router } = renderInShop(<AddToCart product={sound} />)
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(router.history.location.pathname).toBe('/auth/login'))
  spy.mockRestore()
  expect(addToCart).toHaveBeenCalledTimes(1)
  expect(getTexts()).toEqual(['Log in to your account first'])
})

test('all products that a guest adds at once are kept [P4.11]', async () => {
  const { router } = renderInShop(<AddAllToCart isSoundsOnly ids={[1, 2]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add all to cart' }))
  await waitFor(() => expect(router.history.location.pathname).toBe('/auth/login'))
  expect(loadGuestCart()).toEqual([
    { productId: 1, customerId: null, isSoundsOnly: true },
    { productId: 2, customerId: null, isSoundsOnly: true },
  ])
})

test('a list that does not fit on the device is not cut without a word [P4.11]', async () => {
  const ids = Array.from({ length: 1002 }, (_, index) => index + 1)
  renderInShop(<AddAllToCart ids={ids} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add all to cart' }))
  await waitFor(() =>
    expect(getTexts()).toContain('2 items weren’t added, because a cart holds up to 1000.'),
  )
})

test('a list added after the session has ended waits for the same customer [P4.11]', async () => {
  const opened = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  onTestFinished(() => opened.mockRestore())
  vi.mocked(sortProductsToAdd).mockResolvedValue(succeed([1, 2]))
  vi.mocked(addAllToCart).mockResolvedValue(fail({ kind: 'unauthorised', status: 401 }))
  renderInShop(<AddAllToCart ids={[1, 2]} />, createTestQueryClient(customerSession, null))
  await userEvent.click(screen.getByRole('button', { name: 'Add all to cart' }))
  await waitFor(() => expect(opened).toHaveBeenCalled())
  const { id } = exampleCustomer
  expect(loadGuestCart().map(({ customerId }) => customerId)).toEqual([id, id])
})
