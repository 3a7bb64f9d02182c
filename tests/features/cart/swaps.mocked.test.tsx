import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AddToCart } from '#app/features/cart/add-to-cart.tsx'
import { addToCart } from '#app/features/cart/cart.functions.ts'
import { succeed } from '#app/provider/failure.ts'
import type { Cart } from '#app/provider/types/cart.ts'
import type { Product } from '#app/provider/types/product.ts'
import { ToastCard } from '#app/ui/toast-card.tsx'
import { closeToast, getOpenToasts } from '#app/ui/toast-store.ts'
import { createCart } from '../example-cart.ts'
import { createOneShot, createPack } from '../example-products.ts'
import { createTestQueryClient, customerSession } from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'

const pack = createPack({ id: 41, name: 'Kettle Hours' })
const sound = createOneShot({ id: 52, name: 'Rim' })

afterEach(() => {
  cleanup()
  vi.mocked(addToCart).mockReset()
  act(() => {
    for (const { id } of getOpenToasts()) closeToast(id)
  })
})

const createCartOf = (product: Product): Cart => {
  const cart = createCart({ prices: [1200], percent: 0, giftCard: null })
  const [line] = cart.lines
  return line ? { ...cart, lines: [{ ...line, productId: product.id, product }] } : cart
}

async function pressAdd(product: Product, cart: Cart): Promise<void> {
  renderInShop(<AddToCart product={product} />, createTestQueryClient(customerSession, cart))
  await userEvent.click(screen.getByRole('button', { name: `Add to cart: ${product.name}` }))
}

const getToasts = () => getOpenToasts().map(({ text }) => text)

const getSentSwaps = () => vi.mocked(addToCart).mock.calls.map(([call]) => call.data.swap)

describe('a pack of which sounds are in the cart', () => {
  test.each([
    [[{ id: 52, name: 'Rim' }], 'Kettle Hours replaces one of its sounds in your cart'],
    [
      [
        { id: 52, name: 'Rim' },
        { id: 53, name: 'Tom' },
      ],
      'Kettle Hours replaces 2 of its sounds in your cart',
    ],
  ])('replaces them on one press, and the shop says so', async (replaced, text) => {
    const added = { cart: createCartOf(pack), alreadyInCart: false, replaced }
    vi.mocked(addToCart).mockResolvedValue(succeed(added))
    await pressAdd(pack, createCartOf(sound))
    await waitFor(() => expect(getToasts()).toEqual([text]))
    expect(getSentSwaps()).toEqual(['sounds'])
  })
})

describe('a sound of a pack that is in the cart', () => {
  test('is said to be a part of it, and replaces it on one more press', async () => {
    const kept = { cart: createCartOf(pack), alreadyInCart: false, pack }
    vi.mocked(addToCart).mockResolvedValueOnce(succeed(kept))
    const replaced = [{ id: pack.id, name: pack.name }]
    const swapped = { cart: createCartOf(sound), alreadyInCart: false, replaced }
    vi.mocked(addToCart).mockResolvedValueOnce(succeed(swapped))
    await pressAdd(sound, createCartOf(pack))
    await waitFor(() =>
      expect(getToasts()).toEqual(['Rim is already in your cart, as part of Kettle Hours']),
    )
    const [toast] = getOpenToasts()
    if (!toast) throw new Error('there is no toast')
    // Long enough to decide; five seconds are for what needs no answer.
    expect(toast.timeout).toBeGreaterThanOrEqual(20_000)
    const labels = { closeLabel: 'Close', copyLabel: 'Copy', copiedLabel: 'Copied' }
    const { container } = renderInShop(<ToastCard toast={toast} {...labels} />)
    const button = await within(container).findByRole('button', { name: 'Swap pack for sound' })
    await userEvent.click(button)
    await waitFor(() => expect(getToasts()).toContain('Rim replaces Kettle Hours in your cart'))
    expect(getSentSwaps()).toEqual(['sounds', 'pack'])
  })
})
