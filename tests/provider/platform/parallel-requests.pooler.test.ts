import { beforeEach, expect, test } from 'vitest'
import { createPaidWebhook } from '../../support/shops/customer.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'
import type { ShopResponse } from '../../support/network/caller.ts'

let shop: Shop
/** A second provider on the same database. */
let second: Shop

beforeEach(async () => {
  shop = await openShop({ isAudited: true })
  second = await openShop({ folder: shop.folder })
})

/** Sends concurrent requests alternately to the two providers; counts the responses by status. */
async function sendAtOnce(
  count: number,
  send: (at: Shop, index: number) => Promise<ShopResponse>,
): Promise<Record<number, number>> {
  const responses = await Promise.all(
    Array.from({ length: count }, (_, index) => send(index % 2 === 0 ? shop : second, index)),
  )
  const counts: Record<number, number> = {}
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

test('of concurrent registrations with the same email address, one succeeds [P9.01]', async () => {
  const body = {
    first_name: 'Ann',
    last_name: 'Bee',
    email: 'ann@example.com',
    password: 'a long enough password',
    password_confirmation: 'a long enough password',
  }
  // The limit of concurrent hashes per address.
  const counts = await sendAtOnce(10, (at) => at.post('/api/v1/customer/register', body))
  expect(counts).toEqual({ 200: 1, 422: 9 })
})

test('a payment reported several times concurrently is credited once [P9.01]', async () => {
  const customer = await shop.signUp()
  const session = await customer.openPaymentSession(2000)
  const counts = await sendAtOnce(10, (at, index) =>
    at.sendWebhook({ ...createPaidWebhook(session, 2000), id: `evt_${index % 5}` }),
  )
  expect(counts).toEqual({ 200: 10 })
  expect(await customer.getBalance()).toBe(2000)
})

test('a product added several times concurrently is in the cart once [P9.01]', async () => {
  const customer = await shop.signUp()
  const product = shop.products.oneShots[0]
  expect(await sendAtOnce(10, (at) => customer.at(at).addToCart(product))).toEqual({ 200: 10 })
  const { body } = await customer.get('/api/v1/customer/cart')
  expect(body.data.items).toHaveLength(1)
})

test('a cart ordered several times concurrently is one order [P9.01]', async () => {
  const customer = await shop.signUp(5000)
  await customer.addToCart(shop.products.oneShots[0])
  await customer.prepareCheckout()
  const { id } = await shop.db.selectFrom('carts').select('id').executeTakeFirstOrThrow()
  const counts = await sendAtOnce(10, (at) => customer.at(at).saveOrder({ cart_id: id }))
  expect(counts).toEqual({ 200: 10 })
  expect(await shop.db.selectFrom('orders').select('id').execute()).toHaveLength(1)
})

test('a code used by fifty customers concurrently is used once by each of them [P9.01]', async () => {
  const product = shop.products.oneShots[0]
  const customers = await shop.signUpCustomers(50, product.price)
  for (const customer of customers) {
    await customer.addToCart(product)
    const code = { code: 'FIRSTLISTEN' }
    await customer.post('/api/v1/customer/cart/coupon', code)
    await customer.prepareCheckout()
  }
  const counts = await sendAtOnce(100, (at, index) => {
    const customer = customers[index >> 1]
    if (customer === undefined) throw new Error('there are fewer customers than orders')
    return customer.at(at).saveOrder()
  })
  // Each customer's second order finds an empty cart.
  expect(counts).toEqual({ 200: 50, 500: 50 })
  const uses = await shop.db.selectFrom('coupon_uses').select('customer_id').execute()
  expect(new Set(uses.map((use) => use.customer_id)).size).toBe(50)
})

test("a guest's withdrawal sent several times concurrently is one withdrawal [P9.01]", async () => {
  const body = {
    request_id: 'a-request-sent-twice',
    name: 'Ann Bee',
    email: 'ann@example.com',
    contract: 'Order 12',
  }
  const counts = await sendAtOnce(10, (at) => at.post('/api/v1/withdrawals', body))
  expect(counts).toEqual({ 200: 10 })
  expect(await shop.db.selectFrom('withdrawals').select('id').execute()).toHaveLength(1)
})
