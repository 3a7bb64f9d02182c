import { expect, onTestFinished, test } from 'vitest'
import { addToCart, openShop, signUpCustomer } from '../../support/shops/shop.ts'

/** An object that can be converted neither to a number nor to a text. */
const unconvertible = { toString: 'a', valueOf: 'b' }

async function openShopWithCart() {
  const shop = await openShop()
  onTestFinished(() => shop.close())
  const customer = await signUpCustomer(shop)
  const [product] = shop.products.oneShots
  if (!product) throw new Error('There is no product.')
  const { body } = await addToCart(shop, customer, product)
  return { shop, customer, line: String(body.data.items[0].id) }
}

test('a quantity that cannot be converted to a number is refused', async () => {
  const { shop, customer, line } = await openShopWithCart()
  const send = async (quantity: unknown) => {
    const body = { qty: { [line]: quantity } }
    const path = '/api/v1/customer/cart/update'
    return (await shop.request('PUT', path, body, customer.token)).status
  }
  expect(await send(unconvertible)).toBe(400)
  expect(await send('1')).toBe(200)
})

test('a profile whose method cannot be converted to a text is not found', async () => {
  const { shop, customer } = await openShopWithCart()
  const body = { _method: unconvertible }
  const path = '/api/v1/customer/profile'
  expect((await shop.request('POST', path, body, customer.token)).status).toBe(404)
})
