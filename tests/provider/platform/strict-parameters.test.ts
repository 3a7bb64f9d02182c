import { expect, test } from 'vitest'
import { openShop } from '../../support/shops/open-shop.ts'

const shop = await openShop()
const customer = await shop.signUp()

test('an amount must be a number or a plain decimal string [provider R7.16]', async () => {
  const getStatus = async (amount: unknown) => {
    const body = { amount, email: customer.email, currency: 'EUR' }
    const path = '/api/v1/payment/create-payment-session'
    return (await customer.post(path, body)).status
  }
  for (const amount of [20, '20', '20.00']) {
    expect([amount, await getStatus(amount)]).toEqual([amount, 200])
  }
  for (const amount of ['0x64', '1e2', ' 20 ', '+20', '', [20], ['20'], true, { value: 20 }]) {
    expect([amount, await getStatus(amount)]).toEqual([amount, 422])
  }
})

test('orders can only be filtered by status and cart [provider R7.09]', async () => {
  const getStatus = async (query: string) => {
    const path = `/api/v1/customer/orders?${query}`
    return (await customer.get(path)).status
  }
  const accepted = [
    'status=completed',
    'page=1&limit=5&sort=grand_total&order=asc',
    'cart_id=1,2',
    'cart_id=abc',
    'cart_id=1.5',
    `cart_id=${'9'.repeat(25)}`,
  ]
  for (const query of accepted) {
    expect([query, await getStatus(query)]).toEqual([query, 200])
  }
  for (const query of ['grand_total=19', 'id=1', 'created_at=2026', 'utm_source=mail']) {
    expect([query, await getStatus(query)]).toEqual([query, 500])
  }
})
