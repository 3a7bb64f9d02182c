import { expect, test } from 'vitest'
import { writeCatalogue } from '../../../support/shops/catalogue-fixture.ts'
import { createTemporaryFolder, openShop } from '../../../support/shops/open-shop.ts'
import type { Shop } from '../../../support/shops/shop.ts'

async function getSuggestions({ call }: Shop, text: string, locale = 'en', rest = '') {
  const { status, body } = await call(
    `/api/v1/suggestions?query=${encodeURIComponent(text)}${rest}`,
    { headers: { 'x-locale': locale } },
  )
  expect(status).toBe(200)
  return body.data
}

const getNames = (items: { name: string }[]) => items.map(({ name }) => name)

test('sounds, packs, artists and filters that start with the text are suggested [P2.04]', async () => {
  const data = await getSuggestions(await openShop({ sells: 'catalogue' }), 'm')
  expect(getNames(data.packs)).toEqual(['Night Market', 'Dusk Textures'])
  expect(getNames(data.artists)).toEqual(['Mira Välé'])
  expect(data.sounds[0]).toMatchObject({ name: 'Market Kick', kind: 'one-shot', artist: 'Okto' })
})

test('a filter whose name the last word is or starts is suggested with its number of products [P2.04]', async () => {
  const provider = await openShop({ sells: 'catalogue' })
  const filtersOf = async (text: string, locale?: string) =>
    (await getSuggestions(provider, text, locale)).filters
  const kick = { facet: 'instrument', value: 'kick', label: 'Kick', count: 4 }
  expect(await filtersOf('ki')).toEqual([{ ...kick, words: 'ki' }])
  expect(await filtersOf('soft kick')).toEqual([{ ...kick, words: 'kick' }])
  expect(await filtersOf('grosse cai', 'fr')).toContainEqual({ ...kick, words: 'grosse cai' })
  expect(await filtersOf('amb')).toEqual([
    { facet: 'genre', value: 'ambient', label: 'Ambient', count: 7, words: 'amb' },
    { facet: 'instrument', value: 'texture', label: 'Texture', count: 2, words: 'amb' },
  ])
  expect(await filtersOf('f minor')).toEqual([
    { facet: 'key', value: 'f-minor', label: 'F minor', count: 4, words: 'f minor' },
  ])
  expect(await filtersOf('124')).toEqual([
    { facet: 'bpm', value: '124,124', label: '124', count: 3, words: '124' },
  ])
  expect(await filtersOf('Glock', 'de')).toMatchObject([{ value: 'bell' }])
  expect(await filtersOf('Glock', 'es')).toEqual([])
})

test('a filter without products is not suggested [P2.04]', async () => {
  const provider = await openShop({ sells: 'catalogue' })
  expect((await getSuggestions(provider, 'guitar')).filters).toEqual([])
  expect((await getSuggestions(provider, '200')).filters).toEqual([])
})

test('the words before the last one narrow the suggestions [P2.04]', async () => {
  const provider = await openShop({ sells: 'catalogue' })
  expect(getNames((await getSuggestions(provider, 'kick mir')).sounds)).toEqual(['Soft Kick'])
})

test('sounds that come near are suggested if none answers all words [P11.02]', async () => {
  const provider = await openShop({ sells: 'catalogue' })
  const { sounds } = await getSuggestions(provider, 'soft bell')
  expect(getNames(sounds)[0]).toBe('Copper Bell')
})

test('at most eight suggestions are returned, or fewer if requested [P2.04]', async () => {
  const catalogueDir = await createTemporaryFolder()
  await writeCatalogue(catalogueDir, ({ version, packs }) => ({
    version,
    packs: packs.map((pack) => ({
      ...pack,
      name: `Clap ${pack.name}`,
      artist: { ...pack.artist, name: `Clap ${pack.artist.name}` },
      sounds: pack.sounds.map((sound) => ({ ...sound, name: `Clap ${sound.name}` })),
    })),
  }))
  const provider = await openShop({ catalogueDir })
  const listGroups = ({ sounds, packs, artists, filters }: Record<string, unknown[]>) => [
    sounds,
    packs,
    artists,
    filters,
  ]
  const count = (data: Record<string, unknown[]>) => listGroups(data).flat().length
  const all = await getSuggestions(provider, 'clap')
  expect(count(all)).toBe(8)
  expect(listGroups(all).every((items) => items !== undefined && items.length > 0)).toBe(true)
  expect(count(await getSuggestions(provider, 'clap', 'en', '&limit=3'))).toBe(3)
  expect(count(await getSuggestions(provider, 'clap', 'en', '&limit=99'))).toBe(8)
})

test.each(['', '   ', '?', '"', 'qzxqzx', '"kick"*', "'", ')('])(
  'the text %j causes no error [P2.04]',
  async (text) => {
    const data = await getSuggestions(await openShop({ sells: 'catalogue' }), text)
    expect(Object.keys(data).toSorted()).toEqual(['artists', 'filters', 'first', 'packs', 'sounds'])
  },
)

test('packs are suggested before sounds if the text means a pack [P11.02]', async () => {
  const provider = await openShop({ sells: 'catalogue' })
  const firstOf = async (text: string) => (await getSuggestions(provider, text)).first
  expect(await firstOf('night market')).toBe('packs')
  expect(await firstOf('kick')).toBe('sounds')
  expect(await firstOf('soft bell')).toBe('sounds')
})
