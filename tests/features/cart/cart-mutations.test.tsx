// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getCart, removeCartLine } from '#app/features/cart/cart.functions.ts'
import { CartPage } from '#app/features/cart/cart-page.tsx'
import { failed, refusal, success } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { Cart } from '#app/provider/types.ts'
import { closeToast, currentToasts } from '#app/ui/toast-store.ts'
import { exampleCart } from '../example-cart.ts'
import { cacheWith, customerSession } from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'

// Only the server function calls are mocked; all other client code runs for real.
vi.mock(import('#app/features/cart/cart.functions.ts'), async (original) => ({
  ...(await original()),
  getCart: Object.assign(vi.fn(), (await original()).getCart),
  removeCartLine: Object.assign(vi.fn(), (await original()).removeCartLine),
}))

const three = exampleCart({ prices: [1200, 100, 300], percent: 0, giftCard: null })
const without = (...ids: number[]): Cart => ({
  ...three,
  lines: three.lines.filter(({ id }) => !ids.includes(id)),
})

let responses: PromiseWithResolvers<Outcome<Cart | null>>[] = []
let requested: number[] = []

beforeEach(() => {
  responses = []
  requested = []
  vi.mocked(getCart).mockResolvedValue(success(three))
  vi.mocked(removeCartLine).mockImplementation(({ data: { lineId } }) => {
    requested.push(lineId)
    const response = Promise.withResolvers<Outcome<Cart | null>>()
    responses.push(response)
    return response.promise
  })
})

afterEach(() => {
  cleanup()
  for (const { id } of currentToasts()) closeToast(id)
})

/** Waits until the page shows exactly the lines of `cart`. */
const expectLines = (cart: Cart) =>
  waitFor(() => expect(getLines()).toEqual(cart.lines.map(({ productId }) => productId)))

const getLines = () =>
  [...document.querySelectorAll<HTMLElement>('[data-cart-line]')].map((line) =>
    Number(line.dataset['cartLine']),
  )

async function remove(index: number): Promise<void> {
  const button = screen.getAllByRole('button', { name: /^Remove/ })[index]
  if (!button) throw new Error(`Remove button ${index} does not exist`)
  await act(async () => void fireEvent.click(button))
}

async function respond(index: number, outcome: Outcome<Cart | null>): Promise<void> {
  await waitFor(() => expect(responses.length).toBeGreaterThan(index))
  await act(async () => responses[index]?.resolve(outcome))
}

describe('removing lines from the cart', () => {
  test('a line disappears immediately, the totals change with the response [R2.08]', async () => {
    renderInShop(<CartPage />, cacheWith(customerSession, three))
    const total = document.querySelector('[data-sum="total"]')?.textContent
    await remove(0)
    await expectLines(without(1))
    expect(document.querySelector('[data-sum="total"]')?.textContent).toBe(total)
    const rest = exampleCart({ prices: [100, 300], percent: 0, giftCard: null })
    await respond(0, success({ ...rest, lines: without(1).lines }))
    await waitFor(() =>
      expect(document.querySelector('[data-sum="total"]')?.textContent).toContain('€4.00'),
    )
  })

  test('lines disappear immediately, and their requests are sent one after the other', async () => {
    renderInShop(<CartPage />, cacheWith(customerSession, three))
    await remove(0)
    await expectLines(without(1))
    await remove(0)
    await expectLines(without(1, 2))
    expect(requested).toEqual([1])
    await respond(0, success(without(1)))
    await expectLines(without(1, 2))
    await respond(1, success(without(1, 2)))
    expect(requested).toEqual([1, 2])
    await expectLines(without(1, 2))
  })

  test('a line reappears with a toast if the provider refuses to remove it', async () => {
    renderInShop(<CartPage />, cacheWith(customerSession, three))
    await remove(0)
    await respond(0, failed(refusal(422, {})))
    await expectLines(three)
    expect(currentToasts()).toHaveLength(1)
  })

  test('a line reappears with a toast if there is no response', async () => {
    renderInShop(<CartPage />, cacheWith(customerSession, three))
    await remove(0)
    await act(async () => responses[0]?.reject(new Error('offline')))
    await expectLines(three)
    expect(currentToasts()).toHaveLength(1)
  })
})
