import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpCustomer, openShop } from '../support/shop.ts'
import type { Shop, ShopCustomer } from '../support/shop.ts'

let shop: Shop
let shopper: ShopCustomer

beforeAll(async () => {
  shop = await openShop()
  shopper = await signUpCustomer(shop)
})

afterAll(() => shop.close())

test('an amount is a number or plain digits, not any other numeric string [provider R7.16]', async () => {
  const statusOf = async (amount: unknown) => {
    const body = { amount, email: shopper.email, currency: 'EUR' }
    const path = '/api/v1/payment/create-payment-session'
    return (await shop.request('POST', path, body, shopper.token)).status
  }
  for (const amount of [20, '20', '20.00']) {
    expect([amount, await statusOf(amount)]).toEqual([amount, 200])
  }
  for (const amount of ['0x64', '1e2', ' 20 ', '+20', '', [20], ['20'], true, { value: 20 }]) {
    expect([amount, await statusOf(amount)]).toEqual([amount, 422])
  }
})

test('orders can only be filtered by status [provider R7.09]', async () => {
  const statusOf = async (query: string) => {
    const path = `/api/v1/customer/orders?${query}`
    return (await shop.request('GET', path, undefined, shopper.token)).status
  }
  for (const query of ['status=completed', 'page=1&limit=5&sort=grand_total&order=asc']) {
    expect([query, await statusOf(query)]).toEqual([query, 200])
  }
  for (const query of ['grand_total=19', 'id=1', 'created_at=2026', 'utm_source=mail']) {
    expect([query, await statusOf(query)]).toEqual([query, 500])
  }
})
