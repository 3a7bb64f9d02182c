import { expect, test } from 'vitest'
import { openShop } from '../../support/shops/open-shop.ts'

test('a product refused with is_buy_now leaves the previous cart unchanged', async () => {
  const shop = await openShop()
  const [pack] = shop.products.packs
  const [, , , other] = shop.products.oneShots
  const customer = await shop.signUp(5000)
  expect((await customer.buy(pack)).status).toBe(200)
  await customer.addToCart(other)
  const path = '/api/v1/customer/cart'
  const before = await customer.get(path)
  const body = { product_id: pack.id, quantity: 1, is_buy_now: 1, links: [pack.linkId] }
  const refused = await customer.post(`${path}/add/${pack.id}`, body)
  expect([refused.status, refused.body.reason]).toEqual([422, 'already_owned'])
  expect(before.body.data.items).toHaveLength(1)
  const after = await customer.get(path)
  expect(after.body.data).toEqual(before.body.data)
  await shop.close()
})
