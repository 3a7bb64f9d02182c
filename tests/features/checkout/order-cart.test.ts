import { afterEach, beforeEach, expect, test } from 'vitest'
import { orderCart } from '#app/features/checkout/order-cart.server.ts'
import { createProviderClient } from '#app/provider/client.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import { addToCart, getBalance, signUpCustomer, openShop } from '../../support/shop.ts'
import type { Shop, ShopCustomer } from '../../support/shop.ts'

let shop: Shop
let shopper: ShopCustomer

beforeEach(async () => {
  shop = await openShop()
  shopper = await signUpCustomer(shop, 5000)
})

afterEach(() => shop.close())

/** The client of one browser tab of the shopper. */
function openTab(): ProviderClient {
  return createProviderClient({
    baseUrl: 'http://provider.test',
    fetch: (request) => shop.provider.fetch(request),
    locale: 'en',
    token: shopper.token,
    visitorAddress: '192.0.2.1',
    requestId: 'test',
    log: () => {},
  })
}

/** Puts a one-shot into the cart and tells what a page shows of it. */
async function fillCart(index: number) {
  const product = shop.products.oneShots[index]
  if (!product) throw new Error('there is no such one-shot')
  await addToCart(shop, shopper, product)
  const cart = await openTab().cart.get()
  if (!cart.ok || !cart.value) throw new Error('the cart is not there')
  const { id, total, due } = cart.value
  return { cartId: id, consent: true, shown: { total, due } }
}

test('R4.03 a second tab that pays a cart already paid gets the same order, and pays nothing more', async () => {
  const shown = await fillCart(0)
  const first = await orderCart(openTab(), shown)
  const balance = await getBalance(shop, shopper)
  const second = await orderCart(openTab(), shown)
  expect(first).toMatchObject({ ok: true, value: { kind: 'order' } })
  expect(second).toEqual(first)
  expect(await getBalance(shop, shopper)).toBe(balance)
})

test('R4.03 a retry of an order that was made leaves what was put into the cart since then', async () => {
  const shown = await fillCart(0)
  const first = await orderCart(openTab(), shown)
  const next = await fillCart(1)
  expect(await orderCart(openTab(), shown)).toEqual(first)
  const cart = await openTab().cart.get()
  expect(cart).toMatchObject({ ok: true, value: { id: next.cartId } })
})

test('R4.03 an order of a cart that never was is a failure', async () => {
  const order = await orderCart(openTab(), { cartId: 4711, consent: true })
  expect(order.ok).toBe(false)
})
