import { expect, test } from 'vitest'
import { maxCartLines } from '#provider/contract/cart-limits.ts'
import { fillCart } from '../../support/shops/many-products.ts'
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

test('of a list, each product is judged with those before it, up to the limit of the cart', async () => {
  const shop = await openShop()
  const [pack] = shop.products.packs
  const [part, , , single, other] = shop.products.oneShots
  expect(part.packId).toBe(pack.id)
  const add = async (count: number, ...products: readonly { id: number }[]) => {
    const customer = await shop.signUp()
    if (count > 0) await fillCart(shop, customer, count)
    const body = { product_ids: products.map(({ id }) => id) }
    const added = await customer.post('/api/v1/customer/cart/add', body)
    return added.body.results.map(({ result }: { result: string }) => result)
  }
  expect(await add(0, pack, part, single, single)).toEqual([
    'added',
    'pack_and_part',
    'added',
    'already_in_cart',
  ])
  expect(await add(maxCartLines - 1, single, other)).toEqual(['added', 'cart_full'])
})
