import { expect, onTestFinished, test } from 'vitest'
import { openShop } from '../../support/shops/open-shop.ts'

/** Opens a shop whose customer has bought the first pack and the first one-shot of the second. */
const shop = await openShop()
const customer = await shop.signUp(10_000)
const [pack] = shop.products.packs
const single = shop.products.oneShots[3]
await customer.buy(pack, single)

const getIds = (products: readonly { id: number }[]) => products.map(({ id }) => id).toSorted()

async function list(query: string, token?: string, { call } = shop) {
  const path = `/api/v1/products?limit=24&${query}`
  const { body } = await call(path, token === undefined ? {} : { token })
  return { ids: getIds(body.data), unowned: body.facets.unowned, total: body.meta.total }
}

test('a customer can list only products not owned, directly or through a pack [P2.05]', async () => {
  const shots = await list('category_id=3&owned=no', customer.token)
  expect(shots.ids).toEqual(getIds(shop.products.oneShots.slice(4)))
  const packs = await list('category_id=2&owned=no', customer.token)
  expect(packs.ids).toEqual(getIds(shop.products.packs.slice(1)))
})

test('the number of unowned products is always counted [P2.05]', async () => {
  expect(await list('category_id=3', customer.token)).toMatchObject({ total: 6, unowned: 2 })
  expect(await list('category_id=3&owned=no', customer.token)).toMatchObject({ unowned: 2 })
  expect(await list('price=0,1&owned=no', customer.token)).toMatchObject({ total: 0, unowned: 0 })
})

test('above the counting limit, unowned products are counted alike with and without the filter [P2.05 P9.06]', async () => {
  const capped = await openShop({ folder: shop.folder, maxProductCount: 5 })
  onTestFinished(() => capped.close())
  const all = await list('category_id=3', customer.token, capped)
  expect(all).toMatchObject({ total: 5, unowned: 2 })
  const filtered = await list('category_id=3&owned=no', customer.token, capped)
  expect(filtered).toMatchObject({ total: 2, unowned: 2 })
})

test('a customer who owns nothing sees all products [P2.05]', async () => {
  const other = await shop.signUp()
  const { total, unowned } = await list('category_id=3&owned=no', other.token)
  expect([total, unowned]).toEqual([6, 6])
})

test('guests own nothing, so the filter has no effect and nothing is counted [P2.05]', async () => {
  const { total, unowned } = await list('category_id=3&owned=no')
  expect([total, unowned]).toEqual([6, null])
})

test('what a customer owns of a list is sent without the list, with the same number of others [P2.05]', async () => {
  const ids = [...shop.products.packs, ...shop.products.oneShots].map(({ id }) => id)
  for (const query of ['category_id=3', 'category_id=2&price=0,1', 'query=kick', 'tag=none']) {
    const { body: full } = await customer.get(`/api/v1/products?limit=24&${query}`)
    const path = `/api/v1/products/owned?product_ids=${ids.join(',')}&count=unowned&${query}`
    const { body } = await customer.get(path)
    expect(body.unowned).toBe(full.facets.unowned)
    for (const { id, is_owned: isOwned } of full.data) expect(body.data.includes(id)).toBe(isOwned)
  }
})

test('guests own none of the products they ask about [P2.05]', async () => {
  const { body } = await shop.call(`/api/v1/products/owned?product_ids=${pack.id}&count=unowned`)
  expect(body).toEqual({ data: [], packs: [], unowned: null })
})

test('an empty list of unowned products has the number of owned ones [P2.06]', async () => {
  const path = '/api/v1/products?category_id=2&price=15,20&owned=no'
  const { body } = await customer.get(path)
  expect(body.no_results.drop).toContainEqual({ facet: 'owned', words: null, rest: null, count: 1 })
})

test('a query accepts lists longer than the statement parameter limit [P9.06]', async () => {
  const products = shop.db.selectFrom('products').select('slug').orderBy('id')
  const slugs = (await products.execute()).map(({ slug }) => slug)
  const numbers = Array.from({ length: 70_000 }, (_, index) => index)
  const byId = await products.where('id', 'in', numbers).execute()
  expect(byId.map(({ slug }) => slug)).toEqual(slugs)
  const others = [...slugs.slice(1), ...numbers.map(String)]
  expect(await products.where('slug', 'not in', others).execute()).toEqual([{ slug: slugs[0] }])
})
