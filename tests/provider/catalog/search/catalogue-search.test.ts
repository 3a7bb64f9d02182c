import { getKeyShift, parseMusicalKey } from '#provider/contract/fit.ts'
import { expect, test } from 'vitest'
import { writeCatalogue } from '../../../support/shops/catalogue-fixture.ts'
import { openShop, createTemporaryFolder } from '../../../support/shops/open-shop.ts'
import type { Shop } from '../../../support/shops/shop.ts'

async function listProducts(provider: Shop, query: string) {
  const { status, body } = await provider.call(`/api/v1/products${query}`)
  expect(status).toBe(200)
  return body
}

async function listNames(provider: Shop, query: string): Promise<string[]> {
  return (await listProducts(provider, query)).data.map((product: { name: string }) => product.name)
}

const miraVale = [
  'Dusk Textures',
  'Felt Keys',
  'Glass Pad',
  'Low Hum',
  'Rain Noise',
  'Slow Tide',
  'Soft Kick',
]

test.each([
  ['mira', miraVale],
  ['VALE', miraVale],
  ['kick', ['Soft Kick', 'Market Kick']],
  ['mark kic', ['Market Kick']],
  ['a#', ['Felt Keys']],
  ['g', ['Glass Pad', 'Stall Groove']],
  ['k m s', ['Soft Kick']],
  ['k glass', []],
  ['hi', []],
  ['mno', []],
  ['gh', []],
  ['г', []],
  ['glass felt', []],
  [`${'kick '.repeat(7)}glass`, []],
  [`${'kick '.repeat(8)}glass`, ['Soft Kick', 'Market Kick']],
  ['???', []],
])('searching for %j finds %j [provider R7.19 R2.07]', async (query, expected) => {
  const provider = await openShop({ sells: 'catalogue' })
  const found = await listNames(provider, `?limit=48&query=${encodeURIComponent(query)}`)
  expect(found.sort()).toEqual([...expected].sort())
})

test('matches in the name come before other matches [provider R7.19]', async () => {
  const provider = await openShop({ sells: 'catalogue' })
  const market = await listNames(provider, '?query=market&limit=48')
  expect(market.slice(0, 2).sort()).toEqual(['Market Kick', 'Night Market'])
  expect(market).toHaveLength(7)
  const kick = await listNames(provider, '?query=kick')
  expect(kick.slice(0, 2).sort()).toEqual(['Market Kick', 'Soft Kick'])
})

test('a single letter combined with filters finds products that match both, best matches first [provider R7.19]', async () => {
  const provider = await openShop({ sells: 'catalogue' })
  expect(await listNames(provider, '?query=s&genre=ambient&instrument=kick&category_id=3')).toEqual(
    ['Soft Kick'],
  )
  expect((await listNames(provider, '?query=m&limit=48')).slice(0, 2).sort()).toEqual([
    'Market Kick',
    'Night Market',
  ])
})

test.each([
  ['genre=house&category_id=2', ['Night Market']],
  ['genre=house,ambient&category_id=2', ['Dusk Textures', 'Night Market']],
  ['instrument=kick&category_id=3', ['Market Kick', 'Soft Kick']],
  ['instrument=bell&category_id=2', ['Night Market']],
  ['instrument=kick,bell&category_id=3', ['Copper Bell', 'Market Kick', 'Soft Kick']],
  ['key=a-sharp', ['Felt Keys']],
  ['key=a-sharp,e', ['Copper Bell', 'Felt Keys']],
  ['key=f-minor&category_id=3', ['Glass Pad']],
  ['bpm=100,130', ['Neon Chords', 'Night Market', 'Stall Groove']],
  ['bpm=,90', ['Dusk Textures', 'Low Hum', 'Slow Tide']],
  ['price=1.29,1.50', ['Glass Pad', 'Round Sub']],
  ['length=0.5,0.5&genre=house', ['Copper Bell', 'Market Kick', 'Paper Clap', 'Round Sub']],
  ['length=1,9', ['Low Hum', 'Neon Chords', 'Slow Tide', 'Stall Groove']],
  ['genre=house,nope&category_id=2', ['Night Market']],
  ['genre=nope&instrument=nope&key=x-major&category_id=2', ['Dusk Textures', 'Night Market']],
])('the filter %s returns %j [provider R7.19 R2.07]', async (query, expected) => {
  const provider = await openShop({ sells: 'catalogue' })
  expect((await listNames(provider, `?limit=48&${query}`)).sort()).toEqual(expected)
})

test('a filter considers at most 40 values [provider R7.19]', async () => {
  const provider = await openShop({ sells: 'catalogue' })
  const listAfter = (count: number) => {
    const unknown = Array.from({ length: count }, (_, index) => `unknown-${index}`)
    return listNames(provider, `?category_id=2&genre=${[...unknown, 'house'].join(',')}`)
  }
  expect(await listAfter(39)).toEqual(['Night Market'])
  expect(await listAfter(40)).toEqual(['Night Market', 'Dusk Textures'])
})

test.each([
  ['name-asc', ['Copper Bell', 'Felt Keys', 'Glass Pad']],
  ['name-desc', ['Soft Kick', 'Round Sub', 'Rain Noise']],
  ['price-desc', ['Copper Bell', 'Glass Pad', 'Round Sub']],
  ['price-asc', ['Soft Kick', 'Market Kick', 'Paper Clap']],
])('one-shots sorted by %s begin with %j [provider R7.19]', async (sort, expected) => {
  const provider = await openShop({ sells: 'catalogue' })
  const found = await listNames(provider, `?category_id=3&sort=${sort}`)
  expect(found.slice(0, 3)).toEqual(expected)
})

test.each([
  ['bpm-asc', [84, 84, 84, 124, 124, 124, null]],
  ['bpm-desc', [124, 124, 124, 84, 84, 84, null]],
])('sorted by %s, products without a tempo come last [provider R7.19]', async (sort, expected) => {
  const provider = await openShop({ sells: 'catalogue' })
  const { data } = await listProducts(provider, `?limit=48&sort=${sort}`)
  const tempos = data.map(({ bpm }: { bpm: number | null }) => bpm)
  expect(tempos.slice(0, 7)).toEqual(expected)
  expect(tempos).toHaveLength(14)
})

test.each([
  ['fit_tempo=124', 124],
  ['fit_tempo=62', 124],
  ['fit_tempo=168&fit_key=c-major', 84],
])('sorted by fit with %s, products of the nearest tempo come first [P3.10]', async (fit, bpm) => {
  const provider = await openShop({ sells: 'catalogue' })
  const { data } = await listProducts(provider, `?limit=48&sort=fit&${fit}`)
  const tempos = data.map((product: { bpm: number | null }) => product.bpm)
  const other = bpm === 124 ? 84 : 124
  expect(tempos.slice(0, 7)).toEqual([bpm, bpm, bpm, other, other, other, null])
  expect(tempos).toHaveLength(14)
})

test.each([false, true])(
  'sorted by fit, the smallest transposition comes first (exact key: %s) [P3.10]',
  async (isExactKey) => {
    const provider = await openShop({ sells: 'catalogue' })
    const exact = isExactKey ? '&fit_exact=1' : ''
    for (const key of ['a-minor', 'c-sharp-major', 'f-minor']) {
      const { data } = await listProducts(provider, `?limit=48&sort=fit&fit_key=${key}${exact}`)
      const target = parseMusicalKey(key)
      const distances = data.map((product: { key: string | null }) => {
        const sound = parseMusicalKey(product.key ?? '')
        return sound && target ? Math.abs(getKeyShift(sound, target, isExactKey)) : 0
      })
      expect(distances).toEqual(distances.toSorted((a: number, b: number) => a - b))
    }
  },
)

test.each([
  ['', ['Stall Groove', 'Neon Chords', 'Slow Tide']],
  ['&fit_exact=1', ['Stall Groove', 'Slow Tide', 'Neon Chords']],
])(
  'sorted by fit with%s, transposition and tempo change are weighted equally [P3.10]',
  async (exact, names) => {
    const provider = await openShop({ sells: 'catalogue' })
    const query = `?limit=48&sort=fit&fit_tempo=102&fit_key=e-minor${exact}`
    const found = await listNames(provider, query)
    expect(found.filter((name) => names.includes(name))).toEqual(names)
  },
)

test('sorting by fit without a tempo or a key lists the newest products first [P3.10]', async () => {
  const provider = await openShop({ sells: 'catalogue' })
  const newest = await listNames(provider, '?limit=48')
  for (const fit of ['', '&fit_tempo=fast', '&fit_tempo=7&fit_key=h-minor'])
    expect(await listNames(provider, `?limit=48&sort=fit${fit}`)).toEqual(newest)
})

test('facets count the products that match the other filters [provider R7.19 R2.07]', async () => {
  const provider = await openShop({ sells: 'catalogue' })
  const { facets } = await listProducts(provider, '?category_id=3&genre=house')
  expect(facets.genre).toEqual([
    { value: 'ambient', label: 'Ambient', count: 4 },
    { value: 'house', label: 'House', count: 4 },
  ])
  expect(facets.instrument).toContainEqual({ value: 'kick', label: 'Kick', count: 1 })
  expect(facets.instrument).toHaveLength(4)
  expect(facets.key).toContainEqual({ value: 'a-minor', label: 'A minor', count: 1 })
  expect(facets.bpm).toBeNull()
  expect(facets.length).toEqual({ min: 0.5, max: 0.5 })
  expect(facets.price).toEqual({ min: 0.59, max: 1.99 })
})

test('a facet ignores its own filter and applies all others [provider R7.19 R2.07]', async () => {
  const catalogueDir = await createTemporaryFolder()
  await writeCatalogue(catalogueDir, (manifest) => ({
    ...manifest,
    packs: manifest.packs.map((pack) => ({
      ...pack,
      sounds: pack.sounds.map((sound) => ({
        ...sound,
        frames: sound.name === 'Soft Kick' ? 44_100 : sound.frames,
      })),
    })),
  }))
  const provider = await openShop({ catalogueDir })
  const facetsOf = async (query: string) => (await listProducts(provider, query)).facets
  const values = (options: { value: string }[]) => options.map(({ value }) => value)
  const kicks = await facetsOf('?category_id=3&instrument=kick&price=0.5,1')
  expect(values(kicks.instrument)).toEqual(['clap', 'effect', 'keys', 'kick'])
  expect(kicks.price).toEqual({ min: 0.49, max: 0.59 })
  expect(values(kicks.genre)).toEqual(['house'])
  expect(kicks.length).toEqual({ min: 0.5, max: 0.5 })
  const long = await facetsOf('?category_id=3&length=0.6,2')
  expect(long.length).toEqual({ min: 0.5, max: 1 })
  expect(values(long.instrument)).toEqual(['kick'])
  const minor = await facetsOf('?category_id=3&key=f-minor')
  expect(values(minor.key)).toEqual(['a-minor', 'a-sharp', 'e', 'f-minor'])
  expect(minor.price).toEqual({ min: 1.49, max: 1.49 })
  const fast = await facetsOf('?category_id=2&bpm=100,130')
  expect(fast.bpm).toEqual({ min: 84, max: 124 })
  expect(values(fast.key)).toEqual(['a-minor'])
})

test('selected values without products stay in the facets, and unknown values are omitted [provider R7.19 R2.07]', async () => {
  const provider = await openShop({ sells: 'catalogue' })
  const { data, facets } = await listProducts(
    provider,
    '?category_id=2&genre=house,nope&instrument=bell&key=f-minor',
  )
  expect(data).toEqual([])
  expect(facets.genre).toEqual([{ value: 'house', label: 'House', count: 0 }])
  expect(facets.instrument).toEqual([{ value: 'bell', label: 'Bell', count: 0 }])
  expect(facets.key.map(({ value }: { value: string }) => value)).toContain('f-minor')
})
