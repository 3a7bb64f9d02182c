// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { sessionQuery } from '#app/features/account/session.queries.ts'
import type { Session } from '#app/features/account/session.ts'
import { AddToCart } from '#app/features/cart/add-to-cart.tsx'
import { cartQuery } from '#app/features/cart/cart.queries.ts'
import { euros } from '#app/provider/money.ts'
import type { Cart, Product } from '#app/provider/types.ts'
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

const customer: Session = {
  state: 'customer',
  customer: {
    id: 5,
    firstName: 'Ann',
    lastName: 'Bee',
    email: 'ann@example.com',
    phone: null,
    phoneOnFile: null,
    username: null,
    location: null,
    description: null,
    imageUrl: null,
    balance: null,
    gender: null,
  },
}

const cartWithIt = exampleCart({ prices: [1200], percent: 0, giftCard: null })

function show(shown: Product, session: Session, cart: Cart | null) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData(sessionQuery().queryKey, session)
  queryClient.setQueryData(cartQuery().queryKey, cart)
  renderInShop(<AddToCart product={shown} />, queryClient)
}

afterEach(cleanup)

describe('the one button of a product', () => {
  test('R2.08 what is neither owned nor in the cart can be added', () => {
    show(product, customer, null)
    expect(screen.getByRole('button', { name: 'Add Kettle Hours to the cart' })).toBeTruthy()
  })

  test('R2.08 what lies in the cart leads to the cart', () => {
    show(product, customer, cartWithIt)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/cart')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('R2.08 what is owned is downloaded, even when it lies in an old cart', () => {
    show({ ...product, isOwned: true }, customer, cartWithIt)
    const link = screen.getByRole('link', { name: 'Download Kettle Hours' })
    expect(link.getAttribute('href')).toBe('/download/product-101')
  })

  test('R6.01 a visitor is not shown the cart of who was here before', () => {
    show(product, { state: 'visitor', customer: null }, cartWithIt)
    expect(screen.getByRole('button', { name: 'Add Kettle Hours to the cart' })).toBeTruthy()
  })
})
