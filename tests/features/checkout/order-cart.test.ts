import { beforeEach, expect, test } from 'vitest'
import { orderCart } from '#app/features/checkout/order-cart.server.ts'
import { createProviderClient } from '#app/provider/client.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'
import type { Customer } from '../../support/shops/customer.ts'

let shop: Shop
let customer: Customer

beforeEach(async () => {
  shop = await openShop()
  customer = await shop.signUp(5000)
})

/** Creates a provider client as if the customer had opened the shop in a new tab. */
function createTabClient(): ProviderClient {
  return createProviderClient({
    baseUrl: 'http://provider.test',
    fetch: (request) => shop.provider.fetch(request),
    locale: 'en',
    token: customer.token,
    visitorAddress: '192.0.2.1',
    requestId: 'test',
    log: () => {},
  })
}

/** Adds a one-shot to the cart; returns the order request sent by a page that shows the cart. */
async function addOneShotToCart(index: number) {
  const product = shop.products.oneShots[index]
  if (!product) throw new Error(`One-shot ${index} does not exist`)
  await customer.addToCart(product)
  const cart = await createTabClient().cart.get()
  if (!cart.ok || !cart.value) throw new Error('There is no cart')
  const { id, total, due, lines } = cart.value
  return {
    cartId: id,
    consent: true,
    deliversAtOnce: true,
    country: 'DE',
    shown: { total, due, lines },
  }
}

test('paying a paid cart again in a second tab returns the same order and charges nothing [R4.03]', async () => {
  const request = await addOneShotToCart(0)
  const first = await orderCart(createTabClient(), request)
  const balance = await customer.getBalance()
  const second = await orderCart(createTabClient(), request)
  expect(first).toMatchObject({ ok: true, value: { kind: 'order' } })
  expect(second).toEqual(first)
  expect(await customer.getBalance()).toBe(balance)
})

test('retrying a placed order leaves items added to the cart since then alone [R4.03]', async () => {
  const request = await addOneShotToCart(0)
  const first = await orderCart(createTabClient(), request)
  const next = await addOneShotToCart(1)
  expect(await orderCart(createTabClient(), request)).toEqual(first)
  const cart = await createTabClient().cart.get()
  expect(cart).toMatchObject({ ok: true, value: { id: next.cartId } })
})

test('an order that is delivered at once needs the consent to that [R4.03]', async () => {
  const request = { ...(await addOneShotToCart(0)), consent: false }
  const refused = await orderCart(createTabClient(), request)
  expect(refused).toMatchObject({ ok: false, failure: { kind: 'refused', status: 422 } })
  expect(await customer.getBalance()).toBe(5000)
  const later = { ...request, deliversAtOnce: false }
  expect(await orderCart(createTabClient(), later)).toMatchObject({ ok: true })
})

test('ordering an unknown cart fails [R4.03]', async () => {
  const order = await orderCart(createTabClient(), {
    cartId: 4711,
    consent: true,
    deliversAtOnce: true,
    country: 'DE',
  })
  expect(order.ok).toBe(false)
})
