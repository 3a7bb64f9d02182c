import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { getCart, removeCartLine } from '#app/features/cart/cart.functions.ts'
import { AddToCart } from '#app/features/cart/add-to-cart.tsx'
import { CartPage } from '#app/features/cart-page/cart-page.tsx'
import { cartQuery } from '#app/features/cart/cart.queries.ts'
import { fail, createRefusal, succeed } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { Cart } from '#app/provider/types/cart.ts'
import { closeToast, getOpenToasts } from '#app/ui/toast-store.ts'
import { createCart } from '../example-cart.ts'
import { createOneShot } from '../example-products.ts'
import { createTestQueryClient, customerSession } from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'

const cartOfThree = createCart({ prices: [1200, 100, 300], percent: 0, giftCard: null })
const excludeLines = (...ids: number[]): Cart => ({
  ...cartOfThree,
  lines: cartOfThree.lines.filter(({ id }) => !ids.includes(id)),
})

let responses: PromiseWithResolvers<Outcome<Cart | null>>[] = []
let requestedLineIds: number[] = []

beforeEach(() => {
  responses = []
  requestedLineIds = []
  vi.mocked(getCart).mockResolvedValue(succeed(cartOfThree))
  vi.mocked(removeCartLine).mockImplementation(({ data: { lineId } }) => {
    requestedLineIds.push(lineId)
    const response = Promise.withResolvers<Outcome<Cart | null>>()
    responses.push(response)
    return response.promise
  })
})

afterEach(() => {
  cleanup()
  for (const { id } of getOpenToasts()) closeToast(id)
})

/** Waits until the page shows exactly the lines of `cart`. */
const waitForLines = (cart: Cart) =>
  waitFor(() => expect(getShownProductIds()).toEqual(cart.lines.map(({ productId }) => productId)))

const getShownProductIds = () =>
  [...document.querySelectorAll<HTMLElement>('[data-cart-line]')].map((line) =>
    Number(line.dataset['cartLine']),
  )

async function clickRemove(index: number): Promise<void> {
  const button = screen.getAllByRole('button', { name: /^Remove/ })[index]
  if (!button) throw new Error(`Remove button ${index} does not exist`)
  await act(async () => void fireEvent.click(button))
}

async function respond(index: number, outcome: Outcome<Cart | null>): Promise<void> {
  await waitFor(() => expect(responses.length).toBeGreaterThan(index))
  await act(async () => responses[index]?.resolve(outcome))
}

test('a page rendered without the cart loads it, so that products in the cart can be marked', async () => {
  vi.mocked(getCart).mockResolvedValueOnce(fail({ kind: 'timeout' }))
  const queryClient = createTestQueryClient(customerSession)
  await queryClient.query(cartQuery(customerSession.customer?.id)).catch(() => null)
  const [line] = cartOfThree.lines
  const product = createOneShot({ id: line?.productId ?? 0 })
  renderInShop(<AddToCart product={product} />, queryClient)
  await waitFor(() => expect(screen.getByRole('link').getAttribute('href')).toBe('/cart'))
})

describe('removing lines from the cart', () => {
  test('a line disappears immediately, and the totals change with the response [R2.08]', async () => {
    renderInShop(<CartPage />, createTestQueryClient(customerSession, cartOfThree))
    const total = document.querySelector('[data-sum="total"]')?.textContent
    await clickRemove(0)
    await waitForLines(excludeLines(1))
    expect(document.querySelector('[data-sum="total"]')?.textContent).toBe(total)
    const rest = createCart({ prices: [100, 300], percent: 0, giftCard: null })
    await respond(0, succeed({ ...rest, lines: excludeLines(1).lines }))
    await waitFor(() =>
      expect(document.querySelector('[data-sum="total"]')?.textContent).toContain('€4.00'),
    )
  })

  test('lines disappear immediately, and their requests are sent one after another', async () => {
    renderInShop(<CartPage />, createTestQueryClient(customerSession, cartOfThree))
    await clickRemove(0)
    await waitForLines(excludeLines(1))
    await clickRemove(0)
    await waitForLines(excludeLines(1, 2))
    expect(requestedLineIds).toEqual([1])
    await respond(0, succeed(excludeLines(1)))
    await waitForLines(excludeLines(1, 2))
    await respond(1, succeed(excludeLines(1, 2)))
    expect(requestedLineIds).toEqual([1, 2])
    await waitForLines(excludeLines(1, 2))
  })

  test('a removed line stays away although a refetch that began before still has it', async () => {
    const queryClient = createTestQueryClient(customerSession, cartOfThree)
    renderInShop(<CartPage />, queryClient)
    const earlier = Promise.withResolvers<Outcome<Cart | null>>()
    vi.mocked(getCart).mockReturnValueOnce(earlier.promise)
    const { queryKey } = cartQuery(customerSession.customer?.id)
    void queryClient.refetchQueries({ queryKey })
    await clickRemove(0)
    await respond(0, succeed(excludeLines(1)))
    await act(async () => earlier.resolve(succeed(cartOfThree)))
    await waitForLines(excludeLines(1))
    expect(queryClient.getQueryData(queryKey)).toEqual(excludeLines(1))
  })

  test('other tabs learn that a line was removed', async () => {
    const tab = new BroadcastChannel('shop-changes')
    const changes: unknown[] = []
    tab.addEventListener('message', ({ data }: MessageEvent) => changes.push(data))
    onTestFinished(() => tab.close())
    renderInShop(<CartPage />, createTestQueryClient(customerSession, cartOfThree))
    await clickRemove(0)
    await respond(0, succeed(excludeLines(1)))
    await expect.poll(() => changes).toEqual(['cart'])
  })

  test('a customer whose session has ended is sent to the login page [R8.01]', async () => {
    const opened = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    onTestFinished(() => opened.mockRestore())
    renderInShop(<CartPage />, createTestQueryClient(customerSession, cartOfThree))
    await clickRemove(0)
    await respond(0, fail({ kind: 'unauthorised', status: 401 }))
    await waitFor(() =>
      expect(opened).toHaveBeenCalledWith(expect.stringContaining('/auth/login?backUrl=')),
    )
  })

  test('a line reappears with a toast if the provider refuses to remove it', async () => {
    renderInShop(<CartPage />, createTestQueryClient(customerSession, cartOfThree))
    await clickRemove(0)
    await respond(0, fail(createRefusal(422, {})))
    await waitForLines(cartOfThree)
    expect(getOpenToasts()).toHaveLength(1)
  })

  test('a removed line whose response was lost stays away without a toast', async () => {
    renderInShop(<CartPage />, createTestQueryClient(customerSession, cartOfThree))
    await clickRemove(0)
    vi.mocked(getCart).mockResolvedValue(succeed(excludeLines(1)))
    await act(async () => responses[0]?.reject(new Error('offline')))
    await waitForLines(excludeLines(1))
    expect(getOpenToasts()).toEqual([])
  })

  test('a line reappears with a toast if there is no response', async () => {
    renderInShop(<CartPage />, createTestQueryClient(customerSession, cartOfThree))
    await clickRemove(0)
    await act(async () => responses[0]?.reject(new Error('offline')))
    await waitForLines(cartOfThree)
    expect(getOpenToasts()).toHaveLength(1)
  })
})
