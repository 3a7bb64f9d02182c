import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listZip } from '../../sound/read-zip.ts'
import { writeCatalogue } from '../../support/shops/catalogue-fixture.ts'
import { createTemporaryFolder, openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'
import { openTestDatabase } from '../../support/database/test-database.ts'

async function listCodes(folder: string): Promise<string[]> {
  const db = await openTestDatabase(folder)
  const coupons = await db.selectFrom('coupons').select('code').execute()
  const cards = await db.selectFrom('gift_cards').select('code').execute()
  await db.destroy()
  return [...coupons, ...cards].map(({ code }) => code)
}

test('the demo codes exist only with the demo catalogue [P1.13]', async () => {
  const demo = await openShop({ sells: 'catalogue' })
  expect(await listCodes(demo.folder)).toEqual(['FIRSTLISTEN', 'GIFT-TUNE-2500'])
  const bare = await openShop({ sells: 'nothing' })
  expect(await listCodes(bare.folder)).toEqual([])
})

test('a new catalogue does not restore a code that the owner deleted', async () => {
  const first = await openShop({ sells: 'catalogue' })
  await first.close()
  const db = await openTestDatabase(first.folder)
  await db.deleteFrom('coupons').execute()
  await db.destroy()
  await writeCatalogue(first.catalogueDir, (manifest) => ({ ...manifest, version: '2' }))
  await openShop({ folder: first.folder, catalogueDir: first.catalogueDir })
  expect(await listCodes(first.folder)).toEqual(['GIFT-TUNE-2500'])
})

test('existing demo codes do not change, with or without the demo catalogue', async () => {
  const first = await openShop({ sells: 'catalogue' })
  await first.close()
  const db = await openTestDatabase(first.folder)
  await db.updateTable('coupons').set({ percent: 20 }).execute()
  await db.destroy()
  await openShop({ folder: first.folder, catalogueDir: null })
  await openShop({ folder: first.folder, catalogueDir: first.catalogueDir })
  expect(await listCodes(first.folder)).toEqual(['FIRSTLISTEN', 'GIFT-TUNE-2500'])
  const again = await openTestDatabase(first.folder)
  expect(await again.selectFrom('coupons').select('percent').execute()).toEqual([{ percent: 20 }])
  await again.destroy()
})

/** Opens the shop in a folder without the demo catalogue. */
async function openWithoutDemo(first: { folder: string; catalogueDir: string }) {
  const { folder: dataDir, catalogueDir } = first
  return await openShop({ folder: dataDir, catalogueDir, hasDemoCatalogue: false })
}

async function applyCode(provider: Shop, code: string, token: string): Promise<number> {
  const options = { body: { code }, token }
  return (await provider.call('/api/v1/customer/cart/coupon', options)).status
}

async function addPack(provider: Shop, token: string): Promise<void> {
  const { body } = await provider.call('/api/v1/products?category_id=2')
  const { id, downloadable_links: links } = (
    await provider.call(`/api/v1/products/${body.data[0].id}`)
  ).body.data
  await provider.call(`/api/v1/customer/cart/add/${id}`, {
    body: { product_id: id, quantity: 1, is_buy_now: 0, links: [links[0].id] },
    token,
  })
}

test('without the demo catalogue, the demo sounds of earlier starts are not for sale [P1.13]', async () => {
  const first = await openShop({ sells: 'catalogue' })
  const { body } = await first.call('/api/v1/products')
  const [product] = body.data
  const version = await first.provider.readCatalogueVersion()
  await first.close()
  const later = await openWithoutDemo(first)
  expect((await later.call('/api/v1/products')).body.data).toEqual([])
  expect((await later.call('/api/v1/products?query=kick')).body.data).toEqual([])
  expect((await later.call(`/api/v1/products/${product.id}`)).status).toBe(404)
  expect(await later.provider.readCatalogueVersion()).not.toBe(version)
})

test('without the demo catalogue, the demo codes of earlier starts are refused [P1.13]', async () => {
  const first = await openShop({ sells: 'catalogue' })
  const { token } = await first.signUp()
  await addPack(first, token)
  expect(await applyCode(first, 'FIRSTLISTEN', token)).toBe(200)
  await first.close()
  const own = await openTestDatabase(first.folder)
  await own.insertInto('coupons').values({ code: 'OWN', percent: 5 }).execute()
  await own.updateTable('products').set({ origin: 'own' }).execute()
  await own.destroy()
  const later = await openWithoutDemo(first)
  const cart = (await later.call('/api/v1/customer/cart', { token })).body.data
  expect(cart.coupon_code).toBeNull()
  expect(await applyCode(later, 'FIRSTLISTEN', token)).toBe(400)
  expect(await applyCode(later, 'GIFT-TUNE-2500', token)).toBe(400)
  expect(await applyCode(later, 'OWN', token)).toBe(200)
})

test("the owner's products stay for sale when the demo catalogue is turned off [P1.13]", async () => {
  const first = await openShop({ sells: 'catalogue' })
  const { body } = await first.call('/api/v1/products?category_id=2')
  const own = body.data[0].id
  await first.close()
  const db = await openTestDatabase(first.folder)
  await db.updateTable('products').set({ origin: 'own' }).where('id', '=', own).execute()
  await db.destroy()
  const later = await openWithoutDemo(first)
  const listed = (await later.call('/api/v1/products')).body.data
  expect(listed.map(({ id }: { id: number }) => id)).toEqual([own])
})

test('customers keep the demo sounds that they bought [P1.13]', async () => {
  const folder = await createTemporaryFolder()
  const catalogueDir = join(folder, 'catalogue')
  await writeCatalogue(catalogueDir)
  const shop = await openShop({ folder, catalogueDir })
  const customer = await shop.signUp(10_000)
  const pack = await shop.db
    .selectFrom('products')
    .select(['id', 'link_id as linkId', 'name', 'price_cents as price', 'pack_id as packId'])
    .where('slug', '=', 'dusk-textures')
    .executeTakeFirstOrThrow()
  await customer.buy(pack)
  await shop.close()
  const later = await openShop({ folder, catalogueDir, hasDemoCatalogue: false })
  onTestFinished(() => later.close())
  const read = (path: string) => customer.at(later).get(path)
  expect((await read('/api/v1/customer/library')).body.data).toHaveLength(7)
  const headers = { Authorization: `Bearer ${customer.token}` }
  const url = `http://provider.test/api/v1/customer/downloads/${pack.linkId}`
  const download = await later.provider.fetch(new Request(url, { headers }))
  expect(listZip(Buffer.from(await download.arrayBuffer()))).toHaveLength(9)
})

test('turning the demo catalogue on again restores its sounds and codes, but no deleted code [P1.13]', async () => {
  const first = await openShop({ sells: 'catalogue' })
  const before = (await first.call('/api/v1/products')).body.data
  await first.close()
  const db = await openTestDatabase(first.folder)
  await db.deleteFrom('gift_cards').execute()
  await db.destroy()
  await (await openWithoutDemo(first)).close()
  await (await openWithoutDemo(first)).close()
  const again = await openShop({ folder: first.folder, catalogueDir: first.catalogueDir })
  const after = (await again.call('/api/v1/products')).body.data
  const getIds = (data: { id: number }[]) => data.map(({ id }) => id)
  expect(getIds(after)).toEqual(getIds(before))
  const { token } = await again.signUp()
  await addPack(again, token)
  expect(await applyCode(again, 'FIRSTLISTEN', token)).toBe(200)
  expect(await applyCode(again, 'GIFT-TUNE-2500', token)).toBe(400)
})
