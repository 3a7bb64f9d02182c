import { beforeEach, expect, test } from 'vitest'
import { addProductsToCart, sortPacksFirst } from '#app/features/cart/add-all-to-cart.server.ts'
import { noAdditions, sumAdditions } from '#app/features/cart/additions.ts'
import { createProviderClient } from '#app/provider/client.ts'
import { allCapabilities } from '#app/provider/capabilities.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import { maxCartLines } from '#provider/contract/cart-limits.ts'
import type { ProviderOptions } from '#app/provider/options.ts'
import { fillCart } from '../../support/shops/many-products.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'

let shop: Shop

beforeEach(async () => {
  shop = await openShop()
})

function createClient(
  token: string | null,
  options: Partial<ProviderOptions> = {},
): ProviderClient {
  return createProviderClient({
    baseUrl: 'http://provider.test',
    fetch: (request) => shop.provider.fetch(request),
    locale: 'en',
    token,
    visitorAddress: '203.0.113.9',
    requestId: 'test',
    log: () => {},
    ...options,
  })
}

function add(token: string | null, productIds: readonly number[], isSoundsOnly = false) {
  return addProductsToCart(createClient(token), { productIds, isSoundsOnly })
}

/** Adds products in the shop's order. */
async function addInOrder(token: string, ids: readonly number[]) {
  const ordered = await sortPacksFirst(createClient(token), ids)
  return await add(token, ordered.ok ? ordered.value : [])
}

test('products of a list that can be bought are added, and the others are skipped and counted [P3.13]', async () => {
  const customer = await shop.signUp(10_000)
  const { packs, oneShots } = shop.products
  const [owned, inCart, one, packOnly, partOfPack] = oneShots
  const pack = packs[1]
  if (!owned || !inCart || !one || !packOnly || !partOfPack || !pack) throw new Error('no products')
  await customer.buy(owned)
  await customer.addToCart(inCart)
  await customer.addToCart(pack)
  await shop.db
    .updateTable('products')
    .set({ sold_alone: 0 })
    .where('id', '=', packOnly.id)
    .execute()
  const ids = [owned, inCart, one, packOnly, partOfPack].map(({ id }) => id)
  const outcome = await add(customer.token, [...ids, 999_999_999])
  expect(outcome).toMatchObject({
    ok: true,
    value: {
      added: 1,
      inCart: 2,
      owned: 1,
      packOnly: 1,
      packs: [{ id: packOnly.packId }],
      gone: 1,
      failed: 0,
    },
  })
  const lines = outcome.ok ? outcome.value.cart?.lines.map(({ productId }) => productId) : []
  expect(lines?.toSorted()).toEqual([pack.id, inCart.id, one.id].toSorted())
})

test('packs are added before sounds, and a pack replaces its sounds that are in the cart [P3.13]', async () => {
  const customer = await shop.signUp(10_000)
  const [part] = shop.products.oneShots
  if (!part?.packId) throw new Error('no products')
  const { id, packId } = part
  const both = await addInOrder(customer.token, [id, packId])
  expect(both).toMatchObject({ ok: true, value: { added: 1, inCart: 1, failed: 0 } })
  const [line] = both.ok ? (both.value.cart?.lines ?? []) : []
  expect(line?.productId).toBe(packId)
  const other = await shop.signUp(10_000)
  await other.addToCart(part)
  const addedAfterSound = await add(other.token, [packId])
  expect(addedAfterSound).toMatchObject({
    ok: true,
    value: { added: 1, replaced: 1, inCart: 0, failed: 0 },
  })
})

test('all packs of a long list are added before the first sound [P3.13]', async () => {
  const { oneShots, packs } = shop.products
  const sounds = oneShots.map(({ id }) => id)
  const unsold = Array.from({ length: 120 }, (_, index) => 900_000_000 + index)
  const [pack] = packs
  if (!pack) throw new Error('no products')
  const ordered = await sortPacksFirst(createClient(null), [...sounds, ...unsold, pack.id])
  expect(ordered).toEqual({ ok: true, value: [pack.id, ...sounds, ...unsold] })
})

test('in a list of sounds, a sound not sold separately is replaced by its pack [P3.11]', async () => {
  const customer = await shop.signUp(10_000)
  const [pack] = shop.products.packs
  if (!pack) throw new Error('no products')
  const outcome = await add(customer.token, [pack.id], true)
  const packs = [{ id: pack.id, name: expect.any(String) }]
  expect(outcome).toEqual({ ok: true, value: { ...noAdditions, packOnly: 1, packs } })
  await customer.buy(pack)
  expect(await add(customer.token, [pack.id], true)).toMatchObject({ value: { owned: 1 } })
})

test('a list is added with one call, or one product at a time if the provider lacks that call [P3.13]', async () => {
  const calls: string[] = []
  const send = (request: Request) => {
    if (request.method === 'POST') calls.push(new URL(request.url).pathname)
    return shop.provider.fetch(request)
  }
  const ids = shop.products.oneShots.slice(0, 3).map(({ id }) => id)
  for (const capabilities of [allCapabilities, { ...allCapabilities, additions: false }]) {
    const { token } = await shop.signUp(10_000)
    const client = createClient(token, { fetch: send, capabilities })
    const outcome = await addProductsToCart(client, { productIds: ids, isSoundsOnly: false })
    expect(outcome).toMatchObject({ ok: true, value: { added: 3, cart: { lines: [{}, {}, {}] } } })
  }
  const path = '/api/v1/customer/cart/add'
  expect(calls.filter((called) => called.startsWith(path))).toEqual([
    path,
    ...ids.map((id) => `${path}/${id}`),
  ])
})

test('products that a full cart cannot hold are skipped and counted', async () => {
  const customer = await shop.signUp(10_000)
  const ids = shop.products.oneShots.slice(0, 3).map(({ id }) => id)
  await fillCart(shop, customer, maxCartLines - 1)
  const outcome = await add(customer.token, ids)
  expect(outcome).toMatchObject({ ok: true, value: { added: 1, full: 2, failed: 0 } })
})

test('a customer who has changed the cart too often is told when to go on [P3.13]', async () => {
  shop = await openShop({ limits: { cartAccount: { points: 1, seconds: 60 } } })
  const customer = await shop.signUp()
  const [one, other] = shop.products.oneShots
  await customer.addToCart(one)
  expect(await add(customer.token, [other.id])).toMatchObject({
    ok: false,
    failure: { reason: 'too_many_attempts', retryAfterSeconds: 60 },
  })
})

test('a guest is asked to log in [P3.13]', async () => {
  const ids = shop.products.oneShots.map(({ id }) => id)
  const outcome = await add(null, ids)
  expect(outcome).toMatchObject({ ok: false, failure: { kind: 'unauthorised' } })
})

test('the results of several requests are summed, and each pack is named once', () => {
  const pack = { id: 1, name: 'Pack' }
  const first = { ...noAdditions, added: 2, packOnly: 1, packs: [pack] }
  const next = { ...noAdditions, cart: null, added: 1, failed: 3, packs: [pack] }
  expect(sumAdditions(first, next)).toEqual({
    ...noAdditions,
    cart: null,
    added: 3,
    packOnly: 1,
    packs: [pack],
    failed: 3,
  })
  expect(sumAdditions(next, first).cart).toBeNull()
})
