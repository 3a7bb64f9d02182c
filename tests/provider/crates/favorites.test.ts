import { beforeEach, expect, test } from 'vitest'
import { copyProducts } from '../../support/shops/many-products.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'
import type { Customer } from '../../support/shops/customer.ts'

const favoritesPath = '/api/v1/customer/favorites'
const cratesPath = '/api/v1/customer/crates'

let shop: Shop
let ann: Customer

beforeEach(async () => {
  shop = await openShop()
  ann = await shop.signUp()
})

function getOneShotIds(): number[] {
  return shop.products.oneShots.map(({ id }) => id)
}

async function loadLists() {
  const { body } = await ann.get(favoritesPath)
  return body.data
}

function createCrate(at: Shop, name: string, productIds: readonly number[] = []) {
  return ann.at(at).post(cratesPath, { name, product_ids: productIds })
}

async function setOnSale(id: number, active: 0 | 1): Promise<void> {
  await shop.db.updateTable('products').set({ active }).where('id', '=', id).execute()
}

test('a withdrawn product disappears from favorites and crates, and reappears when sold again [P3.13]', async () => {
  const [one = 0, two = 0] = getOneShotIds()
  await ann.put(`${favoritesPath}/${one}`, {})
  const { body } = await createCrate(shop, 'Drums', [one, two])
  const { body: shared } = await ann.post(`${cratesPath}/${body.data.id}/share`, {})
  const sharedPath = `/api/v1/crates/${shared.data.share_token}`
  await setOnSale(one, 0)
  expect(await loadLists()).toMatchObject({ favorites: [], crates: [{ product_ids: [two] }] })
  expect((await shop.get(sharedPath)).body.data.product_ids).toEqual([two])
  expect((await ann.put(`${favoritesPath}/${one}`, {})).status).toBe(404)
  await setOnSale(one, 1)
  expect(await loadLists()).toMatchObject({
    favorites: [one],
    crates: [{ product_ids: [one, two] }],
  })
})

test('a crate name with invisible characters is refused [P3.13]', async () => {
  const created = await createCrate(shop, 'Drums')
  const renamed = (name: string) => ann.put(`${cratesPath}/${created.body.data.id}`, { name })
  for (const name of ['Drums\u202e', '\u200b', 'Dr\u001b[2Jums']) {
    for (const refused of [await createCrate(shop, name), await renamed(name)]) {
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: { name: ['The name field contains hidden characters.'] } },
      })
    }
  }
  expect(await createCrate(shop, '  Kick  👩\u200d🎤 ')).toMatchObject({
    body: { data: { name: 'Kick 👩\u200d🎤' } },
  })
})

test('a merge keeps the order of the favorites on the device, newest first [P3.13]', async () => {
  const favorites = getOneShotIds().slice(0, 3)
  await ann.post(`${favoritesPath}/merge`, { favorites, crates: [] })
  expect((await loadLists()).favorites).toEqual(favorites)
})

test('a merge with one crate too many stores nothing [P3.13]', async () => {
  const rows = Array.from({ length: 100 }, (_, index) => ({
    customer_id: ann.id,
    name: `Crate ${index}`,
    name_key: `crate ${index}`,
    share_token: null,
    created_at: shop.now.toISOString(),
  }))
  await shop.db.insertInto('crates').values(rows).execute()
  const lists = { favorites: getOneShotIds(), crates: [{ name: 'One more', product_ids: [] }] }
  const merged = await ann.post(`${favoritesPath}/merge`, lists)
  expect(merged).toMatchObject({ status: 422, body: { reason: 'crates_too_many' } })
  expect((await loadLists()).favorites).toEqual([])
})

test('a merge that does not fit in a full list stores nothing [P3.13]', async () => {
  const [one = 0] = getOneShotIds()
  const { body } = await createCrate(shop, 'Drums', [one])
  await fillLists(body.data.id)
  const full = { status: 422, body: { reason: 'list_full' } }
  const [, , two = 0] = getOneShotIds()
  const merge = (lists: object) => ann.post(`${favoritesPath}/merge`, lists)
  const crates = [
    { name: 'Drums', product_ids: [two] },
    { name: 'Pads', product_ids: [two] },
  ]
  expect(await merge({ favorites: [two], crates: [] })).toMatchObject(full)
  expect(await merge({ favorites: [], crates })).toMatchObject(full)
  expect((await loadLists()).crates).toHaveLength(1)
})

/** Fills the favorites and a crate, which contains one product, up to a thousand products. */
async function fillLists(crateId: number): Promise<void> {
  const created_at = shop.now.toISOString()
  const ids = await copyProducts(shop, 1000)
  await shop.db
    .insertInto('favorites')
    .values(ids.map((product_id) => ({ customer_id: ann.id, product_id, created_at })))
    .execute()
  await shop.db
    .insertInto('crate_items')
    .values(ids.slice(1).map((product_id) => ({ crate_id: crateId, product_id, created_at })))
    .execute()
}

test('of crates with the same name created concurrently, one remains [P3.13]', async () => {
  const second = await openShop({ folder: shop.folder })
  const names = ['Drums', 'DRUMS', 'drums', 'Drums']
  const responses = await Promise.all(
    names.map((name, index) => createCrate(index % 2 === 0 ? shop : second, name)),
  )
  const statuses = responses.map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 422, 422, 422])
  await second.close()
  expect((await loadLists()).crates).toHaveLength(1)
})

test("concurrent merges of two devices' lists result in one list [P3.13]", async () => {
  const second = await openShop({ folder: shop.folder })
  const [one = 0, two = 0, three = 0] = getOneShotIds()
  const merge = (at: Shop, ids: readonly number[]) =>
    ann.at(at).post(`${favoritesPath}/merge`, {
      favorites: ids,
      crates: [{ name: 'Drums', product_ids: ids }],
    })
  const responses = await Promise.all([
    merge(shop, [one, two]),
    merge(second, [two, three]),
    merge(shop, [one, two]),
  ])
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
  await second.close()
  const { favorites, crates } = await loadLists()
  expect(favorites.toSorted()).toEqual([one, two, three].toSorted())
  expect(crates).toHaveLength(1)
  expect(crates[0].product_ids.toSorted()).toEqual([one, two, three].toSorted())
})

test('favorites and crates are deleted with the account, and shared crates of a disabled account are hidden [P3.13]', async () => {
  const [one = 0] = getOneShotIds()
  await ann.put(`${favoritesPath}/${one}`, {})
  const { body } = await createCrate(shop, 'Drums', [one])
  const { body: shared } = await ann.post(`${cratesPath}/${body.data.id}/share`, {})
  const sharedPath = `/api/v1/crates/${shared.data.share_token}`
  expect((await shop.get(sharedPath)).status).toBe(200)
  await shop.db.updateTable('customers').set({ status: 0 }).where('id', '=', ann.id).execute()
  expect((await shop.get(sharedPath)).status).toBe(404)
  await shop.db.deleteFrom('tokens').where('customer_id', '=', ann.id).execute()
  await shop.db.deleteFrom('customers').where('id', '=', ann.id).execute()
  for (const table of ['favorites', 'crates', 'crate_items'] as const) {
    expect(await shop.db.selectFrom(table).selectAll().execute()).toEqual([])
  }
})

test('changes to favorites and crates are rate limited per account [P3.13]', async () => {
  const limited = await openShop({
    folder: shop.folder,
    limits: { favoritesAccount: { points: 2, seconds: 60 } },
  })
  const [one = 0] = getOneShotIds()
  const add = () => ann.at(limited).put(`${favoritesPath}/${one}`, {})
  expect((await add()).status).toBe(200)
  expect((await createCrate(limited, 'Drums')).status).toBe(200)
  expect((await add()).status).toBe(429)
  expect((await createCrate(limited, 'Pads')).status).toBe(429)
  await limited.close()
})
