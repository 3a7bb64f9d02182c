import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AddToCart } from '#app/features/cart/add-to-cart.tsx'
import { addToCart, getCart } from '#app/features/cart/cart.functions.ts'
import { CartLink } from '#app/features/cart/cart-link.tsx'
import { createRefusal, fail, succeed } from '#app/provider/failure.ts'
import type { Cart } from '#app/provider/types/cart.ts'
import { getOpenToasts } from '#app/ui/toast-store.ts'
import { createCart } from '../example-cart.ts'
import { createOneShot } from '../example-products.ts'
import { createTestQueryClient, customerSession } from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'

const sounds = [1, 2, 3, 4].map((id) => createOneShot({ id, name: `Rim ${id}` }))

/** Returns a cart with these products. */
function createCartOf(ids: readonly number[]): Cart {
  const cart = createCart({ prices: ids.map(() => 100), percent: 0, giftCard: null })
  return {
    ...cart,
    lines: cart.lines.map((line, index) => ({ ...line, productId: ids[index] ?? 0 })),
  }
}

const getTexts = () => getOpenToasts().map(({ text }) => text)

function renderButtons(): void {
  const client = createTestQueryClient(customerSession, null)
  renderInShop(
    <>
      <CartLink className="" />
      {sounds.map((sound) => (
        <AddToCart key={sound.id} product={sound} />
      ))}
    </>,
    client,
  )
}

const press = (id: number) =>
  userEvent.click(screen.getByRole('button', { name: `Add to cart: Rim ${id}` }))

test('the button and the header answer an addition before the shop does [P4.12]', async () => {
  const response = Promise.withResolvers<Awaited<ReturnType<typeof addToCart>>>()
  vi.mocked(addToCart).mockReturnValue(response.promise)
  renderButtons()
  await press(1)
  const link = screen.getByRole('link', { name: 'Rim 1 is in your cart. Open cart' })
  expect(document.activeElement).toBe(link)
  expect(screen.getByRole('link', { name: 'Cart (1)' })).toBeTruthy()
  await act(async () =>
    response.resolve(succeed({ cart: createCartOf([1]), alreadyInCart: false })),
  )
  await waitFor(() => expect(getTexts()).toEqual(['Rim 1 is in your cart']))
  expect(screen.getByRole('link', { name: 'Cart (1)' })).toBeTruthy()
})

test('a refused addition is undone with a message, and the button has the focus again [P4.12]', async () => {
  vi.mocked(addToCart).mockResolvedValue(fail(createRefusal(422, { reason: 'cart_full' })))
  vi.mocked(getCart).mockResolvedValue(succeed(null))
  renderButtons()
  await press(1)
  await waitFor(() => expect(getTexts()).toHaveLength(1))
  const button = await screen.findByRole('button', { name: 'Add to cart: Rim 1' })
  expect(document.activeElement).toBe(button)
  expect(screen.getByRole('link', { name: 'Cart' })).toBeTruthy()
})

test('four additions in a row show one message [P4.12]', async () => {
  const ids: number[] = []
  vi.mocked(addToCart).mockImplementation(async ({ data }) => {
    ids.push(data.productId)
    return succeed({ cart: createCartOf(ids), alreadyInCart: false })
  })
  renderButtons()
  for (const { id } of sounds) await press(id)
  await waitFor(() => expect(getTexts()).toEqual(['4 items were added to your cart.']))
  expect(screen.getByRole('link', { name: 'Cart (4)' })).toBeTruthy()
})
