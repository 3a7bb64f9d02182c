import { expect, test } from 'vitest'
import { listNames, openChangedShop, search } from './changed-shop.ts'

test('products that answer most of a wish follow the last one that answers all of it [P2.06]', async () => {
  const shop = await openChangedShop({ 'stall-groove': { priceCents: 199, tags: ['dark'] } })
  const { names, nearest, meta } = await search(shop, 'dark drums loop, F minor')
  expect(names).toEqual(['Stall Groove'])
  expect(meta.total).toBe(1)
  expect(listNames(nearest)).toContain('Slow Tide')
  expect(listNames(nearest)).not.toContain('Stall Groove')
  const first = await search(shop, 'house', 'en', '&limit=6')
  expect(first.meta.total).toBeGreaterThan(6)
  expect(first.nearest).toEqual([])
  expect((await search(shop, 'qzxqzx')).nearest).toEqual([])
})

test('what a search text does not want is left out, also among near products [P2.06]', async () => {
  const shop = await openChangedShop()
  const { names, nearest } = await search(shop, 'house one-shot without kick')
  expect(names).toContain('Paper Clap')
  expect([...names, ...listNames(nearest)]).not.toContain('Market Kick')
})

test('filters that were set are walls for near products, too [P2.06]', async () => {
  const shop = await openChangedShop()
  const { names, nearest } = await search(shop, 'bell', 'en', '&genre=ambient&category_id=3')
  expect(names).toEqual([])
  expect(listNames(nearest)).not.toContain('Copper Bell')
})

test('each list says how well its best product answers, so that the best one can stand first [P2.06]', async () => {
  const shop = await openChangedShop()
  const rate = async (text: string, category: number) =>
    (await search(shop, text, 'en', `&category_id=${category}`)).relevance
  expect(await rate('kick', 3)).toBeGreaterThan((await rate('kick', 2)) ?? 0)
  expect(await rate('night market', 2)).toBeGreaterThan((await rate('night market', 3)) ?? 0)
  const { body } = await shop.call('/api/v1/products?query=kick&sort=name-asc')
  expect(body).toMatchObject({ relevance: null, nearest: [] })
})
