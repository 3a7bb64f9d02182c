import { beforeEach, expect, test } from 'vitest'
import { maxCartLines } from '#provider/contract/cart-limits.ts'
import { maxCrates, maxItemsPerList } from '#provider/contract/favorite-limits.ts'
import { maxPasskeysPerCustomer } from '#provider/accounts/passkeys/passkeys.rules.ts'
import { copyProducts, fillCart } from '../../support/shops/many-products.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'
import type { Customer } from '../../support/shops/customer.ts'
import type { ShopResponse } from '../../support/network/caller.ts'

let shop: Shop
let ann: Customer

beforeEach(async () => {
  shop = await openShop()
  ann = await shop.signUp()
})

function send(method: string, path: string, body: object = {}): Promise<ShopResponse> {
  return shop.call(`/api/v1/customer/${path}`, { method, body, token: ann.token })
}

function getSound() {
  const [sound] = shop.products.oneShots
  if (sound === undefined) throw new Error('there is no sound')
  return sound
}

function addToCart(): Promise<ShopResponse> {
  const { id, linkId } = getSound()
  return send('POST', `cart/add/${id}`, { product_id: id, quantity: 1, links: [linkId] })
}

async function insertCrates(count: number): Promise<number> {
  const rows = Array.from({ length: count }, (_, index) => ({
    customer_id: ann.id,
    name: `Crate ${index}`,
    name_key: `crate ${index}`,
    share_token: null,
    created_at: shop.now.toISOString(),
  }))
  const [first] = await shop.db.insertInto('crates').values(rows).returning('id').execute()
  return first?.id ?? 0
}

async function insertFavorites(count: number): Promise<void> {
  const row = { customer_id: ann.id, created_at: shop.now.toISOString() }
  const ids = await copyProducts(shop, count)
  const rows = ids.map((product_id) => ({ ...row, product_id }))
  await shop.db.insertInto('favorites').values(rows).execute()
}

async function insertCrateItems(count: number): Promise<string> {
  const row = { crate_id: await insertCrates(1), created_at: shop.now.toISOString() }
  const ids = await copyProducts(shop, count)
  const rows = ids.map((product_id) => ({ ...row, product_id }))
  await shop.db.insertInto('crate_items').values(rows).execute()
  return `crates/${row.crate_id}/items`
}

async function insertPasskeys(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    customer_id: ann.id,
    credential_id: `credential-${index}`,
    public_key: 'key',
    counter: 0,
    device_type: 'multiDevice' as const,
    backed_up: 1 as const,
    transports: '[]',
    user_handle: 'handle',
    name: `Passkey ${index}`,
    created_at: shop.now.toISOString(),
    last_used_at: null,
  }))
  await shop.db.insertInto('passkeys').values(rows).execute()
}

/**
 * A list that a customer can grow: `fill` adds this many entries and returns a function that adds
 * one.
 */
interface GrowingList {
  readonly name: string
  readonly max: number
  readonly reason: string
  readonly fill: (count: number) => Promise<() => Promise<ShopResponse>>
}

const lists: readonly GrowingList[] = [
  {
    name: 'cart',
    max: maxCartLines,
    reason: 'cart_full',
    fill: async (count) => {
      await fillCart(shop, ann, count)
      return addToCart
    },
  },
  {
    name: 'favorites',
    max: maxItemsPerList,
    reason: 'list_full',
    fill: async (count) => {
      await insertFavorites(count)
      return () => send('PUT', `favorites/${getSound().id}`)
    },
  },
  {
    name: 'crates',
    max: maxCrates,
    reason: 'crates_too_many',
    fill: async (count) => {
      await insertCrates(count)
      return () => send('POST', 'crates', { name: 'The last', product_ids: [] })
    },
  },
  {
    name: 'items of a crate',
    max: maxItemsPerList,
    reason: 'list_full',
    fill: async (count) => {
      const path = await insertCrateItems(count)
      return () => send('PUT', `${path}/${getSound().id}`)
    },
  },
  {
    name: 'passkeys',
    max: maxPasskeysPerCustomer,
    reason: 'passkeys_too_many',
    fill: async (count) => {
      await insertPasskeys(count)
      return () => send('POST', 'passkeys/options')
    },
  },
]

test.each(lists)('the list $name accepts its last entry', async ({ max, fill }) => {
  const add = await fill(max - 1)
  expect((await add()).status).toBe(200)
})

test.each(lists)('the full list $name refuses another entry', async ({ max, reason, fill }) => {
  const add = await fill(max)
  expect(await add()).toMatchObject({ status: 422, body: { reason } })
})

test('changes to the cart are rate limited per customer', async () => {
  const limited = await openShop({
    folder: shop.folder,
    limits: { cartAccount: { points: 2, seconds: 3600 } },
  })
  const change = (method: string, path: string, body: object) =>
    limited.call(`/api/v1/customer/cart/${path}`, { method, body, token: ann.token })
  const additions = { product_ids: [getSound().id] }
  expect((await change('POST', 'add', additions)).status).toBe(200)
  expect((await change('DELETE', 'remove', {})).status).toBe(200)
  expect((await change('POST', 'add', additions)).body.reason).toBe('too_many_attempts')
  await limited.close()
})
