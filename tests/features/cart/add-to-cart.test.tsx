// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Account } from '#app/features/account/account.ts'
import { AddToCart } from '#app/features/cart/add-to-cart.tsx'
import { success } from '#app/provider/failure.ts'
import { euros } from '#app/provider/money.ts'
import type { Product } from '#app/provider/types.ts'
import { accountOf, customersAccount } from '../example-account.ts'
import { exampleCart } from '../example-cart.ts'
import { renderInShop } from '../render-in-shop.tsx'

const product: Product = {
  id: 101,
  name: 'Kettle Hours',
  kind: 'pack',
  type: 'downloadable',
  description: [],
  summary: '',
  price: euros(1200),
  priceText: null,
  regularPrice: null,
  genre: null,
  artist: null,
  instrument: null,
  bpm: null,
  key: null,
  durationSeconds: null,
  peaks: null,
  preview: null,
  cover: null,
  colors: null,
  pack: null,
  soundsCount: null,
  sounds: [],
  links: [7],
  isOwned: false,
}

const cartWithIt = exampleCart({ prices: [1200], percent: 0, giftCard: null })

function show(shown: Product, account: Account) {
  renderInShop(<AddToCart product={shown} />, accountOf(account))
}

afterEach(cleanup)

describe('the one button of a product', () => {
  test('R2.08 what is neither owned nor in the cart can be added', () => {
    show(product, customersAccount(null))
    expect(screen.getByRole('button', { name: 'Add to cart: Kettle Hours' })).toBeTruthy()
    cleanup()
    show({ ...product, id: 999 }, customersAccount(cartWithIt))
    expect(screen.getByRole('button', { name: 'Add to cart: Kettle Hours' })).toBeTruthy()
  })

  test('the link to the cart takes the place and the focus of the button that was pressed', () => {
    const account = accountOf(customersAccount(null))
    renderInShop(<AddToCart product={product} />, account)
    const button = screen.getByRole('button')
    button.focus()
    fireEvent.click(button)
    act(() => account.keepCart(cartWithIt))
    expect(document.activeElement).toBe(screen.getByRole('link'))
  })

  test('R2.08 what lies in the cart leads to the cart', () => {
    show(product, customersAccount(cartWithIt))
    expect(screen.getByRole('link').getAttribute('href')).toBe('/cart')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('R2.08 what is owned is downloaded, even when it lies in an old cart', () => {
    show({ ...product, isOwned: true }, customersAccount(cartWithIt))
    const link = screen.getByRole('link', { name: 'Download Kettle Hours' })
    expect(link.getAttribute('href')).toBe('/download/product-101')
  })

  test('R6.01 a visitor is not shown the cart of who was here before', () => {
    show(product, { session: { state: 'visitor', customer: null }, cart: success(cartWithIt) })
    expect(screen.getByRole('button', { name: 'Add to cart: Kettle Hours' })).toBeTruthy()
  })
})
