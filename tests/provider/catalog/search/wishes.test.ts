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

test('a wish for nothing but a style is answered by its pack first, then by loops [P2.06]', async () => {
  const shop = await openChangedShop()
  const rate = async (text: string, category: number) =>
    (await search(shop, text, 'en', `&category_id=${category}`)).relevance ?? 0
  expect(await rate('house', 2)).toBeGreaterThan(await rate('house', 4))
  expect(await rate('house', 4)).toBeGreaterThan(await rate('house', 3))
  expect(await rate('house kick', 3)).toBeGreaterThan(await rate('house kick', 2))
})

test('a search can consist of what is not wanted alone [P2.06]', async () => {
  const shop = await openChangedShop()
  const { names } = await search(shop, 'without kick', 'en', '&category_id=3')
  expect(names).toContain('Paper Clap')
  expect(names).not.toContain('Market Kick')
  const { status } = await shop.call('/api/v1/suggestions?query=not%20drums')
  expect(status).toBe(200)
})

test('an unwanted tempo is left out, and "or" goes on with what is unwanted [P2.06]', async () => {
  const shop = await openChangedShop({ 'stall-groove': { priceCents: 199, bpm: 130 } })
  const loops = await search(shop, 'loops without 130 bpm', 'en', '&category_id=4')
  expect([...loops.names, ...listNames(loops.nearest)]).not.toContain('Stall Groove')
  const { names } = await search(shop, 'house one-shot without kick or clap')
  expect(names).not.toContain('Market Kick')
  expect(names).not.toContain('Paper Clap')
})

test('near products are sent only if they are asked for [P2.06]', async () => {
  const shop = await openChangedShop()
  const { body } = await shop.call('/api/v1/products?query=kick')
  expect(body.nearest).toEqual([])
})

test('a sound whose text says that it has no kick is not found as one with a kick [P2.06]', async () => {
  const shop = await openChangedShop({
    'stall-groove': { priceCents: 199, description: 'Hats and toms, no kick.' },
    'slow-tide': { priceCents: 199, description: 'A kick under water.' },
  })
  const { names } = await search(shop, 'kick', 'en', '&category_id=4')
  expect(names).toEqual(['Slow Tide'])
})

test('what may have the unwanted ranks after what cannot [P2.06]', async () => {
  const shop = await openChangedShop({
    'stall-groove': { priceCents: 199, tags: ['dark'] },
    'neon-chords': { priceCents: 199, tags: ['dark'] },
  })
  const find = async (text: string) => (await search(shop, text, 'en', '&category_id=4')).names
  // Drums may have a kick, chords have none.
  expect((await find('dark house loop without kick')).slice(0, 2)).toEqual([
    'Neon Chords',
    'Stall Groove',
  ])
})

test('"slow" and "fast" are matched by tempo [P2.06]', async () => {
  const shop = await openChangedShop({
    'stall-groove': { priceCents: 199, bpm: 80 },
    'neon-chords': { priceCents: 199, bpm: 170 },
  })
  const find = async (text: string) => (await search(shop, text, 'en', '&category_id=4')).names
  expect(await find('slow house loop')).toEqual(['Stall Groove'])
  expect(await find('fast house loop')).toEqual(['Neon Chords'])
  expect(await find('house loop not fast')).toEqual(['Stall Groove'])
})
