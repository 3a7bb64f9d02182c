import { expect, test } from 'vitest'
import { addToCart, buyProducts, openShop, signUpCustomer } from '../../support/shops/shop.ts'

test('a product that is refused with is_buy_now leaves the previous cart as it was', async () => {
  const shop = await openShop()
  const [pack] = shop.products.packs
  const [, , , other] = shop.products.oneShots
  if (!pack || !other) throw new Error('the seed products are missing')
  const customer = await signUpCustomer(shop, 5000)
  expect((await buyProducts(shop, customer, [pack])).status).toBe(200)
  await addToCart(shop, customer, other)
  const path = '/api/v1/customer/cart'
  const before = await shop.request('GET', path, undefined, customer.token)
  const body = { product_id: pack.id, quantity: 1, is_buy_now: 1, links: [pack.linkId] }
  const refused = await shop.request('POST', `${path}/add/${pack.id}`, body, customer.token)
  expect([refused.status, refused.body.reason]).toEqual([422, 'already_owned'])
  expect(before.body.data.items).toHaveLength(1)
  const after = await shop.request('GET', path, undefined, customer.token)
  expect(after.body.data).toEqual(before.body.data)
  await shop.close()
})
