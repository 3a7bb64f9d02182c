import { beforeEach, describe, expect, test } from 'vitest'
import { maxCartLines } from '#provider/contract/cart-limits.ts'
import { seedOneShot } from '../../support/shops/seed-products.ts'
import type { SeedProduct } from '../../support/shops/seed-products.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'
import type { Customer } from '../../support/shops/customer.ts'

let shop: Shop
let customer: Customer

beforeEach(async () => {
  shop = await openShop()
  customer = await shop.signUp()
})

const add = async ({ id, linkId }: SeedProduct, swap?: 'sounds' | 'pack') =>
  await customer.post(`/api/v1/customer/cart/add/${id}`, {
    product_id: id,
    quantity: 1,
    links: [linkId],
    ...(swap ? { swap } : {}),
  })

async function listIds(): Promise<number[]> {
  const cart = await customer.getCart()
  return (cart?.items ?? []).map((item: { product: { id: number } }) => item.product.id)
}

describe('a pack of which sounds are in the cart', () => {
  test('replaces exactly them, which the response names [P4.02]', async () => {
    const [pack] = shop.products.packs
    const [first, second, , other] = shop.products.oneShots
    for (const sound of [first, other, second]) await customer.addToCart(sound)
    const { status, body } = await add(pack, 'sounds')
    expect(status).toBe(200)
    expect(body.replaced).toEqual([first, second].map(({ id, name }) => ({ id, name })))
    expect(await listIds()).toEqual([other.id, pack.id])
    expect(body.data.grand_total).toBe((other.price + pack.price) / 100)
  })

  test('replaces them in a full cart, too, and keeps the codes [P4.02]', async () => {
    await shop.db.insertInto('coupons').values({ code: 'TENTH', percent: 10 }).execute()
    const [sound] = shop.products.oneShots
    await customer.addToCart(sound)
    await customer.enterCode('TENTH')
    const { cart_id: cart } = await shop.db
      .selectFrom('cart_items')
      .select('cart_id')
      .executeTakeFirstOrThrow()
    for (let line = 1; line < maxCartLines; line += 1) {
      const { id } = await seedOneShot(shop.db, `other-${line}`, 100)
      const times = { created_at: '2026-01-01', updated_at: '2026-01-01' }
      await shop.db
        .insertInto('cart_items')
        .values({ cart_id: cart, product_id: id, ...times })
        .execute()
    }
    expect((await add(shop.products.packs[0], 'sounds')).body.replaced).toHaveLength(1)
    expect(await customer.getCart()).toMatchObject({
      items_count: maxCartLines,
      coupon_code: 'TENTH',
    })
  })

  test('replaces them when it is added with other products [P4.02]', async () => {
    const [pack] = shop.products.packs
    const [sound, , , other] = shop.products.oneShots
    await customer.addToCart(sound)
    const body = { product_ids: [pack.id, sound.id, other.id], swap: 'sounds' }
    const added = (await customer.post('/api/v1/customer/cart/add', body)).body
    expect(added.results.map(({ result }: { result: string }) => result)).toEqual([
      'added',
      'pack_and_part',
      'added',
    ])
    expect(added.replaced).toEqual([{ id: sound.id, name: sound.name }])
    expect(await listIds()).toEqual([pack.id, other.id])
  })

  test('replaces none of them for a client that does not ask for it, nor if the pack is owned [P4.02]', async () => {
    const [pack] = shop.products.packs
    const [sound] = shop.products.oneShots
    await customer.addToCart(sound)
    expect((await add(pack)).body.reason).toBe('pack_and_part')
    const owner = await shop.signUp(5000)
    await owner.buy(pack)
    const { linkId } = pack
    const again = { product_id: pack.id, quantity: 1, links: [linkId], swap: 'pack' }
    const refused = await owner.post(`/api/v1/customer/cart/add/${pack.id}`, again)
    expect(refused.body.reason).toBe('already_owned')
    expect(await listIds()).toEqual([sound.id])
  })
})

describe('a sound of a pack that is in the cart', () => {
  test('is said to be a part of it, and changes nothing [P4.02]', async () => {
    const [pack] = shop.products.packs
    await customer.addToCart(pack)
    const { status, body } = await add(shop.products.oneShots[0], 'sounds')
    expect([status, body.reason, body.pack]).toEqual([
      200,
      'in_pack',
      { id: pack.id, name: pack.name },
    ])
    expect(await listIds()).toEqual([pack.id])
  })

  test('replaces it if that is asked for [P4.02]', async () => {
    const [pack, other] = shop.products.packs
    const [sound] = shop.products.oneShots
    for (const one of [other, pack]) await customer.addToCart(one)
    const { body } = await add(sound, 'pack')
    expect(body.replaced).toEqual([{ id: pack.id, name: pack.name }])
    expect(await listIds()).toEqual([other.id, sound.id])
  })
})

test('what a customer owns of packs is told with their products, and when asked for alone [P4.04]', async () => {
  const [pack, other] = shop.products.packs
  const [first, second] = shop.products.oneShots
  const buyer = await shop.signUp(10_000)
  await buyer.buy(first, second)
  const part = { owned_sounds: 2, owned_credit: 2.48 }
  const list = await buyer.get('/api/v1/products?category_id=2')
  const byId = new Map(list.body.data.map((one: { id: number }) => [one.id, one]))
  expect(byId.get(pack.id)).toMatchObject(part)
  expect(byId.get(other.id)).toMatchObject({ owned_sounds: null, owned_credit: null })
  const path = `/api/v1/products/owned?product_ids=${pack.id},${other.id},${first.id}`
  expect((await buyer.get(path)).body).toMatchObject({
    data: [first.id],
    packs: [{ product_id: pack.id, ...part, sound_ids: [first.id, second.id] }],
  })
  expect((await customer.get(path)).body).toMatchObject({ data: [], packs: [] })
  await buyer.buy(pack)
  expect((await buyer.get(path)).body).toMatchObject({ data: [pack.id, first.id], packs: [] })
})

test('a pack tells how each of its sounds is sold, and which the customer owns [P4.04]', async () => {
  const [pack] = shop.products.packs
  const [first, second] = shop.products.oneShots
  const buyer = await shop.signUp(10_000)
  await buyer.buy(first)
  const listOffers = async (who: typeof buyer) => {
    const { body } = await who.get(`/api/v1/products/${pack.id}`)
    const sounds = body.data.sounds as { product_id: number; offer: unknown }[]
    return [first.id, second.id].map((id) => sounds.find((one) => one.product_id === id)?.offer)
  }
  const offer = ({ price, linkId }: typeof first, isOwned: boolean) => ({
    price: (price / 100).toFixed(4),
    links: [linkId],
    is_owned: isOwned,
  })
  expect(await listOffers(customer)).toEqual([offer(first, false), offer(second, false)])
  expect(await listOffers(buyer)).toEqual([offer(first, true), offer(second, false)])
  await buyer.buy(pack)
  expect(await listOffers(buyer)).toEqual([offer(first, true), offer(second, true)])
})
