import { expect, test } from 'vitest'
import { listNames, openChangedShop, search } from './changed-shop.ts'
import { parse } from './parse-text.ts'

test('a hat whose name says that it is open is an open hat [P2.06]', async () => {
  const shop = await openChangedShop({
    'paper-clap': { name: 'Foil Open', instrument: 'hat' },
    'market-kick': { name: 'Foil', instrument: 'hat' },
  })
  const { names, nearest } = await search(shop, 'open hat')
  expect(names).toEqual(['Foil Open'])
  expect(listNames(nearest)).toContain('Foil')
})

test('of two instruments, one of which is a kind of the other, the narrower one is meant [P2.06]', async () => {
  const shop = await openChangedShop({ 'round-sub': { description: 'A reese, slowly turning.' } })
  const { names, nearest } = await search(shop, 'reese bass')
  expect(names).toEqual(['Round Sub'])
  expect(listNames(nearest)).toContain('Low Hum')
})

test.each([
  ['paper-clap', 'market-kick', 'Paper Clap', 'Market Kick'],
  ['market-kick', 'paper-clap', 'Market Kick', 'Paper Clap'],
])(
  'of sounds without an unwanted character, %s with its opposite comes first [P2.06]',
  async (wooden, other, first, second) => {
    const shop = await openChangedShop({
      [wooden]: { instrument: 'percussion', tags: ['wooden'] },
      [other]: { instrument: 'percussion', tags: [] },
    })
    const { names } = await search(shop, 'percussion without metal', 'en', '&category_id=3')
    expect(names).toEqual([first, second])
  },
)

test('a loop that only mentions an unwanted instrument of another kind is not left out [P2.06]', async () => {
  const shop = await openChangedShop({
    'stall-groove': { priceCents: 199, instrument: 'hat', description: 'Made for a soft kick.' },
  })
  const { names } = await search(shop, 'hat loop without kick')
  expect(names).toEqual(['Stall Groove'])
})

test('a sound of the surroundings beside a style only describes it [P2.06]', async () => {
  const shop = await openChangedShop()
  const { names, nearest } = await search(shop, 'house for a rainy day')
  const [first] = [...names, ...listNames(nearest)]
  expect(first).not.toBe('Rain Noise')
  expect((await search(shop, 'rain')).names).toContain('Rain Noise')
})

test('what is only played in loops is answered by loops first [P2.06]', async () => {
  const shop = await openChangedShop({
    'low-hum': { priceCents: 199 },
    'round-sub': { description: 'A bassline of one note.' },
  })
  const rate = async (category: number) =>
    (await search(shop, 'bassline', 'en', `&category_id=${category}`)).relevance ?? 0
  expect(await rate(4)).toBeGreaterThan(await rate(3))
})

test.each([
  ['en', 'between 120 and 125 bpm', '120 and 125 bpm'],
  ['de', 'zwischen 120 und 125 bpm', '120 und 125 bpm'],
  ['nl', 'tussen 120 en 125 bpm', '120 en 125 bpm'],
  ['fr', 'de 120 à 125 bpm', '120 à 125 bpm'],
  ['it', 'tra 120 e 125 bpm', '120 e 125 bpm'],
  ['es', 'de 120 a 125 bpm', '120 a 125 bpm'],
] as const)(
  'in %s, a range of tempos can be written with a word [P2.02]',
  (locale, text, typed) => {
    expect(parse(text, locale)).toEqual([`bpm=120,125 (${typed})`])
  },
)

test('a tempo and a machine with "and" between them are no range [P2.02]', () => {
  expect(parse('house 124 and 808')).toEqual([
    'genre=house (house)',
    'bpm=124,124 (124)',
    '*bass-808',
  ])
})

test('a negation covers two characters beside each other [P2.02]', () => {
  expect(parse('hat not harsh bright')).toEqual([
    'instrument=hat (hat)',
    '-*harsh',
    expect.stringMatching(/^-.*bright/),
  ])
})
