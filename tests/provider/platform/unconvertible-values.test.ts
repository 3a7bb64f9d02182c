import { expect, test } from 'vitest'
import { openShop } from '../../support/shops/open-shop.ts'

/** An object that can be converted neither to a number nor to a string. */
const unconvertible = { toString: 'a', valueOf: 'b' }

async function openShopWithCart() {
  const shop = await openShop()
  const customer = await shop.signUp()
  const [product] = shop.products.oneShots
  if (!product) throw new Error('There is no product.')
  const { body } = await customer.addToCart(product)
  return { shop, customer, line: String(body.data.items[0].id) }
}

test('a quantity that cannot be converted to a number is refused', async () => {
  const { customer, line } = await openShopWithCart()
  const send = async (quantity: unknown) => {
    const body = { qty: { [line]: quantity } }
    const path = '/api/v1/customer/cart/update'
    return (await customer.put(path, body)).status
  }
  expect(await send(unconvertible)).toBe(400)
  expect(await send('1')).toBe(200)
})

test('a profile whose method cannot be converted to a string is not found', async () => {
  const { customer } = await openShopWithCart()
  const body = { _method: unconvertible }
  const path = '/api/v1/customer/profile'
  expect((await customer.post(path, body)).status).toBe(404)
})
