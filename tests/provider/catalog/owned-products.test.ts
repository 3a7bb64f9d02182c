import { expect, test } from 'vitest'
import { openShop } from '../../support/shops/open-shop.ts'

/** Opens a shop whose customer has bought the first pack, and later a one-shot of the second. */
const shop = await openShop()
const customer = await shop.signUp(10_000)
const other = await shop.signUp(10_000)
const [pack, otherPack] = shop.products.packs
const parts = shop.products.oneShots.slice(0, 3)
const single = shop.products.oneShots[3]
await customer.buy(pack)
await other.buy(otherPack)
shop.now = new Date(shop.now.getTime() + 60_000)
await customer.buy(single)

const getIds = (products: readonly { id: number }[]) => products.map(({ id }) => id)

async function list(query: string, token: string | undefined = customer.token) {
  const path = `/api/v1/products?limit=24&owned=yes&${query}`
  const { body } = await shop.call(path, { token })
  return { ...body, ids: getIds(body.data) }
}

test('a library contains what was bought and all sounds of bought packs [P4.05]', async () => {
  expect((await list('category_id=2')).ids).toEqual([pack.id])
  const shots = await list('category_id=3')
  expect(shots.ids.toSorted()).toEqual(getIds([...parts, single]).toSorted())
  expect(shots.data.every((product: { is_owned: boolean }) => product.is_owned)).toBe(true)
  expect(shots.meta.total).toBe(4)
})

test('a library is searched and filtered, and its facets count only what is in it [P4.05]', async () => {
  const all = await list('')
  const kinds = all.facets.kind.map(({ value, count }: { value: string; count: number }) => [
    value,
    count,
  ])
  expect(Object.fromEntries(kinds)).toMatchObject({ pack: 1, 'one-shot': 4 })
  const named = await list(`category_id=3&query=${encodeURIComponent('shot-1-0')}`)
  expect(named.ids).toContain(single.id)
  expect(named.ids.every((id: number) => all.ids.includes(id))).toBe(true)
  const none = await list('category_id=3&price=900,901')
  expect([none.meta.total, none.no_results.drop[0]]).toEqual([
    0,
    { facet: 'price', words: null, rest: null, count: 4 },
  ])
})

test('products that come near a search are only those of the library [P4.05]', async () => {
  const { data, nearest } = await list('query=dark%20bass%20loop&nearest_after=30')
  const owned = (await list('')).ids
  const shown = getIds([...data, ...nearest])
  expect(shown.every((id) => owned.includes(id))).toBe(true)
})

test('a library can be sorted by purchase, the latest first, packs with their sounds [P4.05]', async () => {
  const { ids } = await list('category_id=3&sort=bought-desc')
  expect(ids[0]).toBe(single.id)
  expect(ids.slice(1).toSorted()).toEqual(getIds(parts).toSorted())
  const { ids: capped } = await list('sort=bought-desc')
  expect(capped[0]).toBe(single.id)
})

test('only a library can be sorted by purchase [P4.05]', async () => {
  const path = '/api/v1/products?category_id=3&limit=24'
  const { body } = await customer.get(`${path}&sort=bought-desc`)
  const { body: newest } = await customer.get(`${path}&sort=created_at-desc`)
  expect(getIds(body.data)).toEqual(getIds(newest.data))
})

test("a library has nothing of another customer's, and a guest's is empty [P4.05]", async () => {
  expect((await list('category_id=2', other.token)).ids).toEqual([otherPack.id])
  const stranger = await shop.signUp()
  expect((await list('', stranger.token)).ids).toEqual([])
  const guest = await shop.call('/api/v1/products?owned=yes')
  expect([guest.body.data, guest.body.meta.total]).toEqual([[], 0])
})
