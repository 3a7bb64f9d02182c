import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  addToCart,
  createPaidWebhook,
  getBalance,
  openPaymentSession,
  openShop,
  prepareCheckout,
  saveOrder,
  sendWebhook,
  signUpCustomer,
  signUpCustomers,
} from '../../support/shops/shop.ts'
import type { Shop, ShopResponse } from '../../support/shops/shop.ts'
import { closeAndAudit, getFirstOneShot } from '../../support/withdrawals.ts'

let shop: Shop
/** A second provider on the same database. */
let second: Shop

beforeEach(async () => {
  shop = await openShop()
  second = await openShop(shop.folder)
})

afterEach(async () => {
  await second.close()
  await closeAndAudit(shop)
})

/** Sends requests at once, in turn to the two providers, and counts the responses by status. */
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

test('of registrations with one email address at once, one succeeds [P9.01]', async () => {
  const body = {
    first_name: 'Ann',
    last_name: 'Bee',
    email: 'ann@example.com',
    password: 'a long enough password',
    password_confirmation: 'a long enough password',
  }
  // As many as one address may have hashed at once.
  const counts = await sendAtOnce(10, (at) => at.request('POST', '/api/v1/customer/register', body))
  expect(counts).toEqual({ 200: 1, 422: 9 })
})

test('a payment that is reported several times at once is credited once [P9.01]', async () => {
  const customer = await signUpCustomer(shop)
  const session = await openPaymentSession(shop, customer, 2000)
  const counts = await sendAtOnce(10, (at, index) =>
    sendWebhook(at, { ...createPaidWebhook(session, 2000), id: `evt_${index % 5}` }),
  )
  expect(counts).toEqual({ 200: 10 })
  expect(await getBalance(shop, customer)).toBe(2000)
})

test('a product that is added several times at once is in the cart once [P9.01]', async () => {
  const customer = await signUpCustomer(shop)
  const product = getFirstOneShot(shop)
  expect(await sendAtOnce(10, (at) => addToCart(at, customer, product))).toEqual({ 200: 10 })
  const { body } = await shop.request('GET', '/api/v1/customer/cart', undefined, customer.token)
  expect(body.data.items).toHaveLength(1)
})

test('a cart that is ordered several times at once is one order [P9.01]', async () => {
  const customer = await signUpCustomer(shop, 5000)
  await addToCart(shop, customer, getFirstOneShot(shop))
  await prepareCheckout(shop, customer)
  const { id } = await shop.db.selectFrom('carts').select('id').executeTakeFirstOrThrow()
  const counts = await sendAtOnce(10, (at) => saveOrder(at, customer, { cart_id: id }))
  expect(counts).toEqual({ 200: 10 })
  expect(await shop.db.selectFrom('orders').select('id').execute()).toHaveLength(1)
})

test('a code that fifty customers use at once is used once by each of them [P9.01]', async () => {
  const product = getFirstOneShot(shop)
  const customers = await signUpCustomers(shop, 50, product.price)
  for (const customer of customers) {
    await addToCart(shop, customer, product)
    const code = { code: 'FIRSTLISTEN' }
    await shop.request('POST', '/api/v1/customer/cart/coupon', code, customer.token)
    await prepareCheckout(shop, customer)
  }
  const counts = await sendAtOnce(100, (at, index) => {
    const customer = customers[index >> 1]
    if (customer === undefined) throw new Error('there are fewer customers than orders')
    return saveOrder(at, customer)
  })
  // The second order of each customer finds an empty cart.
  expect(counts).toEqual({ 200: 50, 500: 50 })
  const uses = await shop.db.selectFrom('coupon_uses').select('customer_id').execute()
  expect(new Set(uses.map((use) => use.customer_id)).size).toBe(50)
})

test('a withdrawal of a guest that is sent several times at once is one withdrawal [P9.01]', async () => {
  const body = {
    request_id: 'a-request-sent-twice',
    name: 'Ann Bee',
    email: 'ann@example.com',
    contract: 'Order 12',
  }
  const counts = await sendAtOnce(10, (at) => at.request('POST', '/api/v1/withdrawals', body))
  expect(counts).toEqual({ 200: 10 })
  expect(await shop.db.selectFrom('withdrawals').select('id').execute()).toHaveLength(1)
})
