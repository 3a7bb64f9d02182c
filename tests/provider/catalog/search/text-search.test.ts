import { expect, test } from 'vitest'
import { listNames, openChangedShop, search } from './changed-shop.ts'

test.each(['kick', 'Kicks', 'bd', 'bass drum', 'grosse caisse', 'Große Trommel', 'bombo', 'cassa'])(
  'searching for %j finds kicks, packs with kicks come near, and the wish is returned [P2.02]',
  async (text) => {
    const { names, nearest, query } = await search(await openChangedShop(), text)
    expect(names.toSorted()).toEqual(['Market Kick', 'Soft Kick'])
    expect(listNames(nearest)).toEqual(expect.arrayContaining(['Dusk Textures', 'Night Market']))
    expect(query).toEqual({
      text: '',
      filters: [{ facet: 'instrument', value: 'kick', label: 'Kick', words: text, rest: '' }],
      corrected: null,
      exact: false,
    })
  },
)

test('keys, tempos, kinds and genres in a search find only matching products [P2.02]', async () => {
  const shop = await openChangedShop({ 'stall-groove': { priceCents: 199 } })
  expect((await search(shop, 'F minor')).names.toSorted()).toEqual([
    'Dusk Textures',
    'Glass Pad',
    'Low Hum',
    'Slow Tide',
  ])
  expect((await search(shop, 'fm pad')).names).toContain('Glass Pad')
  expect((await search(shop, 'B♭')).names).toEqual(['Felt Keys'])
  expect((await search(shop, '124')).names.toSorted()).toEqual([
    'Neon Chords',
    'Night Market',
    'Stall Groove',
  ])
  expect((await search(shop, '120-130 bpm drums loop')).names).toEqual(['Stall Groove'])
  expect((await search(shop, '80–89 pack')).names).toEqual(['Dusk Textures'])
  expect((await search(shop, 'house pack')).names).toEqual(['Night Market'])
  const { query } = await search(shop, 'warm F# 120-130 house')
  expect(query).toMatchObject({
    text: 'warm',
    filters: [
      { facet: 'key', value: 'f-sharp,f-sharp-minor,f-sharp-major', label: 'F#', words: 'F#' },
      { facet: 'bpm', value: '120,130', label: '120–130', words: '120-130' },
      { facet: 'genre', value: 'house', label: 'House', words: 'house' },
    ],
  })
})

test('filters of the same facet are combined with OR, those of different facets with AND [P2.02]', async () => {
  const shop = await openChangedShop()
  const { names } = await search(shop, 'kick clap one-shot')
  expect(names.toSorted()).toEqual(['Market Kick', 'Paper Clap', 'Soft Kick'])
  expect((await search(shop, 'kick ambient one-shot')).names).toEqual(['Soft Kick'])
})

test("products named like a filter come after the filter's matches [P2.02]", async () => {
  const shop = await openChangedShop({
    'dusk-textures': { artist: { slug: 'clap', name: 'Clap', description: 'Claps.' } },
    'glass-pad': { name: 'Bass Culture 130' },
  })
  const clap = await search(shop, 'clap')
  expect(clap.names[0]).toBe('Paper Clap')
  expect(clap.names).toEqual(expect.arrayContaining(['Soft Kick', 'Bass Culture 130']))
  expect((await search(shop, 'bass culture')).names).toEqual(['Bass Culture 130'])
  expect((await search(shop, '130')).names).toContain('Bass Culture 130')
  expect((await search(shop, 'clap kick')).names[0]).toBe('Soft Kick')
})

test('an instrument that no product is leads to the sounds that mention it [P2.06]', async () => {
  const shop = await openChangedShop({
    'glass-pad': { description: 'Made with a snare of glass.' },
  })
  const { names, nearest, query } = await search(shop, 'snare')
  expect(names).toEqual([])
  expect(listNames(nearest)).toContain('Glass Pad')
  expect(query).toMatchObject({ text: 'snare', filters: [] })
})

test('a tempo is met by loops that the dial plays well, and farther ones come near [P2.06]', async () => {
  const shop = await openChangedShop({
    'stall-groove': { priceCents: 199, bpm: 130 },
    'slow-tide': { priceCents: 199, bpm: 118 },
  })
  const loops = await search(shop, '127', 'en', '&category_id=4')
  expect(loops.names).toContain('Stall Groove')
  expect(loops.names).not.toContain('Slow Tide')
  expect(listNames(loops.nearest)).toContain('Slow Tide')
})

test('quoted words, and all words of an exact search, are searched as text [P2.02]', async () => {
  const shop = await openChangedShop({ 'glass-pad': { name: 'House of Glass' } })
  expect((await search(shop, 'house one-shot')).names).toHaveLength(5)
  const quoted = await search(shop, '"house" one-shot', 'en', '&genre=ambient')
  expect(quoted.names).toEqual(['House of Glass'])
  const exact = await search(shop, 'tecno kick', 'en', '&exact=1')
  expect(exact).toMatchObject({ names: [], query: { filters: [], corrected: null, exact: true } })
})

test('names, artists, packs, genres, instruments, tags, keys and descriptions are searched [P2.01]', async () => {
  const shop = await openChangedShop({
    'glass-pad': { tags: ['dreamy'], description: 'Fjord at noon.' },
  })
  for (const text of ['glass', 'mira', 'dusk', 'ambient', 'pads', 'dreamy', 'F minor', 'fjord'])
    expect((await search(shop, text)).names, text).toContain('Glass Pad')
})

test("a tag is found by its words in the visitor's language [P2.01]", async () => {
  const shop = await openChangedShop({
    'soft-kick': { tags: ['punchy'] },
    'market-kick': { tags: ['metallic'] },
  })
  expect((await search(shop, 'punchy kick one-shot')).names).toEqual(['Soft Kick'])
  expect((await search(shop, 'druckvolle kick one-shot', 'de')).names).toEqual(['Soft Kick'])
  expect((await search(shop, 'kick métallique one-shot', 'fr')).names).toEqual(['Market Kick'])
})

test("a description is found in the visitor's language and in the label's [P2.01]", async () => {
  const translations = {
    de: { summary: 'Dämmerung.', description: ['Regenrinne.'], sounds: {} },
    fr: { summary: 'Crépuscule.', description: ['Gouttière.'], sounds: {} },
  }
  const shop = await openChangedShop({
    'dusk-textures': { translations, description: ['Drainpipe.'] },
  })
  const find = async (text: string, locale: string) => (await search(shop, text, locale)).names
  for (const locale of ['en', 'de', 'fr', 'es'])
    expect(await find('drainpipe', locale)).toEqual(['Dusk Textures'])
  expect(await find('Regenrin', 'de')).toEqual(['Dusk Textures'])
  expect(await find('gouttiere', 'fr')).toEqual(['Dusk Textures'])
  expect(await find('gouttiere', 'de')).toEqual([])
})

test('the name ranks above artist, pack, tag and description, and a whole word above a partial match [P2.11]', async () => {
  const shop = await openChangedShop({
    'glass-pad': { name: 'Quorl' },
    'felt-keys': { name: 'Quorlsmith' },
    'soft-kick': { tags: ['quorl'] },
    'rain-noise': { description: 'Quorl gutters.' },
    'night-market': { artist: { slug: 'quorl', name: 'Quorl', description: '' } },
  })
  const { names } = await search(shop, 'quorl', 'en', '&category_id=3')
  expect(names.slice(0, 2)).toEqual(['Quorl', 'Quorlsmith'])
  const ofArtist = ['Copper Bell', 'Market Kick', 'Paper Clap', 'Round Sub']
  expect(names.slice(2, 7).toSorted()).toEqual([...ofArtist, 'Soft Kick'])
  expect(names.slice(7)).toEqual(['Rain Noise'])
})

test('products with the same relevance are sorted by date, newest first [P2.11]', async () => {
  const { names } = await search(await openChangedShop(), 'kick', 'en', '&category_id=3')
  expect(names).toEqual(['Market Kick', 'Soft Kick'])
})

test.each([
  ['copprr', 'copper', 'Copper Bell'],
  ['marekt', 'market', 'Market Kick'],
  ['papper clab', 'paper clap', 'Paper Clap'],
  ['papper klap', 'paper klap', 'Paper Clap'],
  ['ambeint', 'ambient', 'Soft Kick'],
])('%j is corrected to %j [P2.03]', async (text, corrected, name) => {
  const { names, query } = await search(await openChangedShop(), text)
  expect(query.corrected).toBe(corrected)
  expect(names).toContain(name)
})

test.each(['ki', 'qzx', 'glaze', '12345'])(
  '%j is not corrected because it is too short or similar to no word [P2.03]',
  async (text) => {
    const { names, query } = await search(await openChangedShop(), text)
    expect(query.corrected).toBeNull()
    if (text !== 'ki') expect(names).toEqual([])
  },
)

test('a word in the catalogue is not corrected, even if it finds nothing [P2.03]', async () => {
  const { query, names } = await search(await openChangedShop(), 'glass felt')
  expect(names).toEqual([])
  expect(query.corrected).toBeNull()
})

test('a word that is in no product and like no other is ignored beside others [P2.06]', async () => {
  const { names, query } = await search(await openChangedShop(), 'kick qqqqqq')
  expect(names.toSorted()).toEqual(['Market Kick', 'Soft Kick'])
  expect(query.corrected).toBeNull()
})

test('an empty list names the filters whose removal gives results [P2.06]', async () => {
  const shop = await openChangedShop()
  const { body } = await shop.call('/api/v1/products?category_id=3&genre=house&instrument=pad')
  expect(body.no_results.drop).toEqual([
    { facet: 'instrument', words: null, rest: null, count: 4 },
    { facet: 'genre', words: null, rest: null, count: 1 },
  ])
  const other = await search(shop, 'dusk', 'en', '&category_id=2&genre=house')
  expect(other.no_results.drop).toEqual([
    { facet: 'genre', words: null, rest: null, count: 1 },
    { facet: 'query', words: 'dusk', rest: '', count: 1 },
  ])
  expect((await search(shop, 'kick')).no_results).toBeNull()
})
