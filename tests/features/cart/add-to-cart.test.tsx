import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { AddToCart } from '#app/features/cart/add-to-cart.tsx'
import { cartQuery, setCart } from '#app/features/cart/cart.queries.ts'
import { toMoney } from '#provider/contract/money.ts'
import type { Cart } from '#app/provider/types/cart.ts'
import type { Product } from '#app/provider/types/product.ts'
import { createTestQueryClient, customerSession, exampleCustomer } from '../example-session.ts'
import { createCart } from '../example-cart.ts'
import { createPack } from '../example-products.ts'
import { renderInShop } from '../render-in-shop.tsx'

const product = createPack({
  id: 101,
  name: 'Kettle Hours',
  price: toMoney(1200),
  links: [7],
})

const cartWithProduct = createCart({ prices: [1200], percent: 0, giftCard: null })

/** Renders the button for a customer with the given cart. */
function renderButton(item: Product, cart: Cart | null) {
  renderInShop(<AddToCart product={item} />, createTestQueryClient(customerSession, cart))
}

describe('the add-to-cart button', () => {
  test('a product that is neither owned nor in the cart can be added [R2.08]', () => {
    renderButton(product, null)
    expect(screen.getByRole('button', { name: 'Add to cart: Kettle Hours' })).toBeTruthy()
    cleanup()
    renderButton({ ...product, id: 999 }, cartWithProduct)
    expect(screen.getByRole('button', { name: 'Add to cart: Kettle Hours' })).toBeTruthy()
  })

  test('the link to the cart replaces the pressed button and receives its focus', async () => {
    const cache = createTestQueryClient(customerSession, null)
    renderInShop(<AddToCart product={product} />, cache)
    const button = screen.getByRole('button')
    button.focus()
    fireEvent.click(button)
    await act(() => setCart(cache, cartWithProduct))
    const link = await screen.findByRole('link')
    expect(document.activeElement).toBe(link)
  })

  test('a product in the cart links to the cart [R2.08]', () => {
    renderButton(product, cartWithProduct)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/cart')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('an owned product links to its download, even if it is still in the cart [R2.08]', () => {
    renderButton({ ...product, isOwned: true }, cartWithProduct)
    const link = screen.getByRole('link', { name: 'Download Kettle Hours' })
    expect(link.getAttribute('href')).toBe('/download/product-101')
  })

  test('a guest never sees the cart of a previous customer [R6.01]', () => {
    const cache = createTestQueryClient()
    cache.setQueryData(cartQuery(exampleCustomer.id).queryKey, cartWithProduct)
    renderInShop(<AddToCart product={product} />, cache)
    expect(screen.getByRole('button', { name: 'Add to cart: Kettle Hours' })).toBeTruthy()
  })
})
