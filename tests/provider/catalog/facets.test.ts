import { expect, test } from 'vitest'
import { listProducts, openDescribedShop } from '../../support/shops/described-shop.ts'
import { writeCatalogue } from '../../support/shops/catalogue-fixture.ts'
import { createTemporaryFolder, openShop } from '../../support/shops/open-shop.ts'

test('a filter by several tags lists products with any of them [P2.05]', async () => {
  const shop = await openDescribedShop()
  const { names } = await listProducts(shop, 'category_id=3&tag=punchy,wide&sort=name-asc')
  expect(names).toEqual(['Glass Pad', 'Market Kick', 'Soft Kick'])
})

test('a pack has a tag that is frequent among its sounds [P2.05]', async () => {
  const shop = await openDescribedShop()
  const { names } = await listProducts(shop, 'category_id=2&tag=wide')
  expect(names).toEqual(['Dusk Textures'])
})

test("a filter by artist lists the artist's products [P2.05]", async () => {
  const shop = await openDescribedShop()
  const { names, count } = await listProducts(shop, 'category_id=4&artist=okto&sort=name-asc')
  expect(names).toEqual(['Neon Chords', 'Stall Groove'])
  expect(count('artist')).toEqual({ 'mira-vale': 2, okto: 2 })
})

test.for([
  'tag=unknown',
  'artist=nobody',
  'tag=%00',
  'key_match=all',
  'bpm_match=1',
  'owned=maybe',
])('the unknown value %s has no effect [P2.05]', async (parameter) => {
  const shop = await openDescribedShop()
  const all = await listProducts(shop, 'category_id=3&key=f-minor&bpm=&limit=24')
  const found = await listProducts(shop, `category_id=3&key=f-minor&limit=24&${parameter}`)
  expect(found.body).toEqual(all.body)
})

test('codes of any length allowed in imports can be used as filters [P2.05 P2.10]', async () => {
  const [slug, code] = ['a-'.repeat(40).slice(0, 80), 'g'.repeat(60)]
  const catalogueDir = await createTemporaryFolder()
  await writeCatalogue(catalogueDir, ({ version, packs }) => ({
    version,
    packs: packs.map((pack) =>
      pack.slug === 'night-market'
        ? { ...pack, artist: { ...pack.artist, slug }, genre: { code, label: 'Long' } }
        : pack,
    ),
  }))
  const shop = await openShop({ catalogueDir })
  for (const filter of [`artist=${slug}`, `genre=${code}`])
    expect((await listProducts(shop, `category_id=2&${filter}`)).names).toEqual(['Night Market'])
  expect((await shop.call(`/api/v1/artists/${slug}`)).status).toBe(200)
})

test('a facet counts the products that match the other filters, but not its own [P2.05]', async () => {
  const shop = await openDescribedShop()
  const { count } = await listProducts(shop, 'category_id=3&tag=wide&instrument=pad,kick')
  expect(count('tag')).toEqual({ punchy: 2, warm: 2, wide: 1 })
  expect(count('instrument')).toEqual({ kick: 0, pad: 1 })
  expect(count('artist')).toEqual({ 'mira-vale': 1 })
})

test('the kinds are counted with all other filters, for any listed kind [P2.05]', async () => {
  const shop = await openDescribedShop()
  const loops = await listProducts(shop, 'category_id=4&tag=warm')
  expect(loops.count('kind')).toEqual({ pack: 2, loop: 1, 'one-shot': 3 })
  const all = await listProducts(shop, 'tag=warm&bpm=80,90')
  expect(all.count('kind')).toEqual({ pack: 1, loop: 1 })
})

test('the listed kind stays in its facet even without products [P2.05]', async () => {
  const shop = await openDescribedShop()
  const { count } = await listProducts(shop, 'category_id=4&instrument=kick')
  expect(count('kind')).toEqual({ loop: 0, pack: 2, 'one-shot': 2 })
})

test('tags are listed from most to least frequent [P2.05]', async () => {
  const shop = await openDescribedShop()
  const { facets } = await listProducts(shop, 'category_id=3')
  expect(facets.tag).toEqual([
    { value: 'warm', label: 'warm', count: 3 },
    { value: 'punchy', label: 'punchy', count: 2 },
    { value: 'late-night', label: 'late-night', count: 1 },
    { value: 'wide', label: 'wide', count: 1 },
  ])
})

test('of many tags, the thirty most frequent and the selected ones are listed [P2.05]', async () => {
  const many = Array.from({ length: 40 }, (_, index) => `tag-${10 + index}`)
  const shop = await openDescribedShop({}, (sound) => ({
    ...sound,
    tags: sound.slug === 'round-sub' ? many : many.slice(0, 5),
  }))
  const { count } = await listProducts(shop, 'category_id=3')
  expect(Object.keys(count('tag'))).toEqual(many.slice(0, 30))
  const selected = (await listProducts(shop, 'category_id=3&tag=tag-49')).count('tag')
  expect(selected).toMatchObject({ 'tag-10': 8, 'tag-49': 1 })
  expect(Object.keys(selected)).toHaveLength(31)
  const frequent = (await listProducts(shop, 'category_id=3&tag=tag-10,tag-12')).count('tag')
  expect(Object.keys(frequent)).toEqual(many.slice(0, 30))
})

test('a catalogue without tags has an empty tag facet [P2.05]', async () => {
  const { facets } = await listProducts(await openShop({ sells: 'catalogue' }), 'category_id=3')
  expect(facets.tag).toEqual([])
})

test('with compatible keys, the relative key, the neighboring keys and the root note match [P2.05]', async () => {
  const keys: Record<string, string> = {
    'glass-pad': 'F minor',
    'felt-keys': 'G# major',
    'soft-kick': 'F',
    'rain-noise': 'A# minor',
    'round-sub': 'C minor',
    'copper-bell': 'F major',
  }
  const shop = await openDescribedShop({}, (sound) => ({
    ...sound,
    key: keys[sound.slug] ?? null,
  }))
  const exact = await listProducts(shop, 'category_id=3&key=f-minor')
  expect(exact.names).toEqual(['Glass Pad'])
  const compatible = 'category_id=3&key=f-minor&key_match=compatible&sort=name-asc'
  const { names, count } = await listProducts(shop, compatible)
  expect(names).toEqual(['Felt Keys', 'Glass Pad', 'Rain Noise', 'Round Sub', 'Soft Kick'])
  expect(count('key')).toMatchObject({ 'f-minor': 1, 'f-major': 1 })
})

test('a key without products matches products in compatible keys [P2.05]', async () => {
  const shop = await openDescribedShop()
  const compatible = 'category_id=3&key=c-minor&key_match=compatible'
  const { names, count, facets } = await listProducts(shop, compatible)
  expect([names, count('key')]).toEqual([['Glass Pad'], expect.objectContaining({ 'c-minor': 0 })])
  expect(facets.key).toContainEqual({ value: 'c-minor', label: 'C minor', count: 0 })
})

test('an integer tempo matches all tempos that round to it [P2.05]', async () => {
  const tempos: Record<string, number> = {
    'slow-tide': 129.5,
    'low-hum': 130.49,
    'stall-groove': 130.5,
    'neon-chords': 129.49,
  }
  const shop = await openDescribedShop({}, (sound) => ({
    ...sound,
    bpm: tempos[sound.slug] ?? null,
  }))
  const rounded = ['Low Hum', 'Slow Tide']
  const list = async (query: string) => (await listProducts(shop, `${query}&sort=name-asc`)).names
  expect(await list('bpm=130,130')).toEqual(rounded)
  expect(await list('category_id=4&bpm=,129')).toEqual(['Neon Chords'])
  expect(await list('bpm=130.4,130.5')).toEqual(['Low Hum', 'Stall Groove'])
  const { body } = await shop.call('/api/v1/suggestions?query=130')
  expect(body.data.filters).toMatchObject([{ facet: 'bpm', value: '130,130', count: 2 }])
  const { body: precise } = await shop.call('/api/v1/suggestions?query=130.5')
  expect(precise.data.filters).toMatchObject([{ value: '130.5,130.5', count: 1 }])
})

test('with related tempos, half and double tempos match [P2.05]', async () => {
  const shop = await openDescribedShop()
  const exact = await listProducts(shop, 'category_id=4&bpm=160,170')
  expect(exact.names).toEqual([])
  const half = await listProducts(shop, 'category_id=4&bpm=160,170&bpm_match=related&sort=name-asc')
  expect(half.names).toEqual(['Low Hum', 'Slow Tide'])
  const double = await listProducts(shop, 'category_id=4&bpm=62,62&bpm_match=related&sort=name-asc')
  expect(double.names).toEqual(['Neon Chords', 'Stall Groove'])
})
