import { expect, test } from 'vitest'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'

/** The catalogue has eight one-shots, four of them in the genre house. */
const oneShots = '?category_id=3'

async function list(provider: Shop, query: string) {
  const { status, body } = await provider.call(`/api/v1/products${query}`)
  expect(status).toBe(200)
  return body
}

const getNames = (products: { name: string }[]) => products.map(({ name }) => name)
const getCounts = (options: { value: string; count: number }[]) =>
  Object.fromEntries(options.map(({ value, count }) => [value, count]))

test('the total of a list that does not exceed the counting limit is exact [P9.06]', async () => {
  const exact = await list(await openShop({ sells: 'catalogue' }), oneShots)
  const provider = await openShop({ sells: 'catalogue', maxProductCount: 8 })
  expect(await list(provider, oneShots)).toEqual(exact)
  expect(exact.meta).toMatchObject({ total: 8, total_is_capped: false })
  expect(exact.facets.capped).toEqual([])
})

test('the total of a list that exceeds the counting limit is capped and marked [P9.06]', async () => {
  const provider = await openShop({ sells: 'catalogue', maxProductCount: 7 })
  const { meta } = await list(provider, `${oneShots}&limit=6`)
  expect(meta).toMatchObject({ total: 7, total_is_capped: true, last_page: 2 })
})

test.for([
  'name-asc',
  'name-desc',
  'created_at-desc',
  'created_at-asc',
  'price-asc',
  'price-desc',
  'bpm-asc',
  'bpm-desc',
  'length-asc',
  'length-desc',
  'fit&fit_tempo=120',
  'fit&fit_key=a-minor',
  'fit&fit_key=a-minor&fit_exact=1',
])('the pages of a capped list sorted by %s show its first products [P9.06]', async (sort) => {
  const query = `${oneShots}&sort=${sort}`
  const exact = getNames((await list(await openShop({ sells: 'catalogue' }), query)).data)
  const provider = await openShop({ sells: 'catalogue', maxProductCount: 7 })
  const first = await list(provider, `${query}&limit=6`)
  const last = await list(provider, `${query}&limit=6&page=2`)
  expect(getNames([...first.data, ...last.data])).toEqual(exact.slice(0, 7))
})

test('a page past the last one of a capped list is empty and keeps its number [P9.06]', async () => {
  const provider = await openShop({ sells: 'catalogue', maxProductCount: 7 })
  const { data, meta } = await list(provider, `${oneShots}&limit=6&page=99999`)
  expect(data).toEqual([])
  expect(meta).toMatchObject({ current_page: 99999, last_page: 2, total: 7, from: null })
})

test('the pages of a capped search contain as many products as the limit, each once [P9.06]', async () => {
  const exact = await list(await openShop({ sells: 'catalogue' }), '?query=mira')
  const maxProductCount = exact.meta.total - 1
  const provider = await openShop({ sells: 'catalogue', maxProductCount })
  const { data, meta } = await list(provider, '?query=mira&limit=6')
  const names = getNames(data)
  expect(meta).toMatchObject({ total: maxProductCount, total_is_capped: true })
  expect(new Set(names).size).toBe(maxProductCount)
  expect(getNames(exact.data)).toEqual(expect.arrayContaining(names))
})

test('a search above the limit is exact with a filter that leaves few results [P9.06 P2.05]', async () => {
  const provider = await openShop({ sells: 'catalogue', maxProductCount: 2 })
  const { data, meta, facets } = await list(provider, '?query=mira&instrument=pad&category_id=3')
  expect(getNames(data)).toEqual(['Glass Pad'])
  expect(meta).toMatchObject({ total: 1, total_is_capped: false })
  expect(facets.capped).not.toContain('genre')
  expect(getCounts(facets.genre)).toEqual({ ambient: 1 })
})

test('the result count without a filter is computed from all results of a search [P2.06]', async () => {
  const provider = await openShop({ sells: 'catalogue', maxProductCount: 2 })
  const { no_results } = await list(provider, '?query=mira&instrument=pad&genre=house')
  expect(no_results.drop).toEqual(
    expect.arrayContaining([expect.objectContaining({ facet: 'genre', count: 2 })]),
  )
})

test('the counts of a capped facet are lower bounds, and it has all values [P9.06]', async () => {
  const exact = (await list(await openShop({ sells: 'catalogue' }), oneShots)).facets
  const { facets } = await list(
    await openShop({ sells: 'catalogue', maxProductCount: 3 }),
    oneShots,
  )
  expect(facets.capped).toEqual(['kind', 'genre', 'instrument', 'tag', 'artist', 'key'])
  for (const name of ['genre', 'instrument', 'key']) {
    const counts = getCounts(facets[name])
    for (const [value, count] of Object.entries(getCounts(exact[name]))) {
      expect(counts[value]).toBeLessThanOrEqual(count)
    }
  }
})

test('the ranges of a capped list cover all products of its kind [P9.06]', async () => {
  const { bpm, length, price } = (await list(await openShop({ sells: 'catalogue' }), oneShots))
    .facets
  const provider = await openShop({ sells: 'catalogue', maxProductCount: 2 })
  expect((await list(provider, oneShots)).facets).toMatchObject({ bpm, length, price })
})

test('a facet is capped by the number of products that match the other filters [P9.06]', async () => {
  const query = `${oneShots}&genre=house`
  const exact = await list(await openShop({ sells: 'catalogue' }), query)
  const { data, meta, facets } = await list(
    await openShop({ sells: 'catalogue', maxProductCount: 4 }),
    query,
  )
  expect(getNames(data)).toEqual(getNames(exact.data))
  expect(meta).toMatchObject({ total: 4, total_is_capped: false })
  expect(facets.capped).toEqual(['kind', 'genre'])
  expect(facets.instrument).toEqual(exact.facets.instrument)
  expect(facets.key).toEqual(exact.facets.key)
})

test('the more filters are active, the fewer products each facet counts [P9.06]', async () => {
  const one = `${oneShots}&genre=house`
  const two = `${one}&price=0,5`
  const provider = await openShop({ sells: 'catalogue', maxProductCount: 16 })
  expect((await list(provider, one)).facets.capped).toEqual([])
  const { meta, facets } = await list(provider, two)
  expect(meta).toMatchObject({ total: 4, total_is_capped: false })
  expect(facets.capped).toEqual(['genre'])
  expect(facets.price).toEqual((await list(provider, one)).facets.price)
})
