import { expect, test } from 'vitest'
import type { Catalogue, CataloguePack } from '#provider/catalog/catalogue.ts'
import { writeCatalogue } from '../../support/shops/catalogue-fixture.ts'
import { createTemporaryFolder, openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'

const germanTexts: Pick<CataloguePack, 'translations'> = {
  translations: {
    de: {
      summary: 'Räume nach Sonnenuntergang.',
      description: ['Langsam & weit.', 'Ohne Eile.'],
      sounds: { 'glass-pad': 'Vier Sekunden Glas.' },
    },
  },
}

/** Adds German texts to the first pack, one of its sounds and its artist. */
function translateFirstPack({ version, packs: [first, ...others] }: Catalogue): Catalogue {
  if (first === undefined) throw new Error('the catalogue is empty')
  const artist = { ...first.artist, translations: { de: 'Nimmt Räume auf.' } }
  return { version, packs: [{ ...first, ...germanTexts, artist }, ...others] }
}

async function openTranslatedProvider(): Promise<Shop> {
  const catalogueDir = await createTemporaryFolder()
  await writeCatalogue(catalogueDir, translateFirstPack)
  return await openShop({ catalogueDir })
}

async function findProduct({ call }: Shop, name: string, locale?: string) {
  const headers: Record<string, string> = locale === undefined ? {} : { 'x-locale': locale }
  for (const category of [2, 3]) {
    const { body } = await call(`/api/v1/products?category_id=${category}&query=${name}`, {
      headers,
    })
    const found = body.data.find((product: { name: string }) => product.name === name)
    if (found !== undefined) return found
  }
  throw new Error(`there is no product called ${name}`)
}

test('descriptions are in the language of the request, and names are not translated', async () => {
  const provider = await openTranslatedProvider()
  const pack = await findProduct(provider, 'Dusk Textures', 'de')
  expect(pack).toMatchObject({
    name: 'Dusk Textures',
    short_description: '<p>Räume nach Sonnenuntergang.</p>',
    description: '<p>Langsam &amp; weit.</p><p>Ohne Eile.</p>',
    text_locale: 'de',
    artist: { name: 'Mira Välé', description: 'Nimmt Räume auf.' },
  })
  const headers = { 'x-locale': 'de' }
  const { body } = await provider.call(`/api/v1/products/${pack.id}`, { headers })
  expect(body.data).toMatchObject({ description: pack.description, text_locale: 'de' })
  expect(await findProduct(provider, 'Glass Pad', 'de')).toMatchObject({
    short_description: '<p>Vier Sekunden Glas.</p>',
    description: '<p>Vier Sekunden Glas.</p>',
    text_locale: 'de',
  })
})

test.each([['en'], ['fr'], ['xx'], [undefined]])(
  'a description without a translation into the locale %s is in English',
  async (locale) => {
    const provider = await openTranslatedProvider()
    expect(await findProduct(provider, 'Dusk Textures', locale)).toMatchObject({
      short_description: '<p>Dusk Textures in one sentence.</p>',
      text_locale: 'en',
      artist: { description: 'Records rooms after dark.' },
    })
  },
)

test('a product without translations is in English, next to a translated one', async () => {
  const provider = await openTranslatedProvider()
  expect(await findProduct(provider, 'Night Market', 'de')).toMatchObject({ text_locale: 'en' })
  expect(await findProduct(provider, 'Soft Kick', 'de')).toMatchObject({
    description: '<p>Soft Kick of dusk-textures.</p>',
    text_locale: 'en',
  })
})

test('related products are in the language of the request', async () => {
  const provider = await openTranslatedProvider()
  const { id } = await findProduct(provider, 'Soft Kick')
  const headers = { 'x-locale': 'de' }
  const { body } = await provider.call(`/api/products/${id}/related`, { headers })
  const glass = body.data.find((card: { name: string }) => card.name === 'Glass Pad')
  expect(glass).toMatchObject({ description: '<p>Vier Sekunden Glas.</p>', text_locale: 'de' })
})

test('a name is found in every language, a description only in its own [P2.01]', async () => {
  const { call } = await openTranslatedProvider()
  const search = async (query: string, locale: string) => {
    const headers = { 'x-locale': locale }
    const { body } = await call(`/api/v1/products?category_id=3&query=${query}`, { headers })
    return body.data.map((product: { id: number }) => product.id)
  }
  const english = await search('glass', 'en')
  expect(english).toHaveLength(1)
  for (const locale of ['de', 'nl', 'it', 'fr', 'es'])
    expect(await search('glass', locale)).toEqual(english)
  expect(await search('Sekunden', 'de')).toEqual(english)
  expect(await search('Sekunden', 'en')).toEqual([])
  expect(await search('Sekunden', 'fr')).toEqual([])
})

test('a new version of the catalogue replaces and removes translations', async () => {
  const dataDir = await createTemporaryFolder()
  const catalogueDir = await createTemporaryFolder()
  await writeCatalogue(catalogueDir, translateFirstPack)
  const before = await openShop({ folder: dataDir, catalogueDir })
  expect(await findProduct(before, 'Dusk Textures', 'de')).toMatchObject({ text_locale: 'de' })
  await before.close()
  await writeCatalogue(catalogueDir, (manifest) => ({ ...manifest, version: '2' }))
  const after = await openShop({ folder: dataDir, catalogueDir })
  expect(await findProduct(after, 'Dusk Textures', 'de')).toMatchObject({
    text_locale: 'en',
    artist: { description: 'Records rooms after dark.' },
  })
})

/** The first pack's label writes in German and provides one English translation. */
function setGermanTexts({ version, packs: [first, ...others] }: Catalogue): Catalogue {
  if (first === undefined) throw new Error('the catalogue is empty')
  const en = { summary: 'Rooms.', description: ['Slow.'], sounds: {} }
  const pack = { ...first, textLocale: 'de' as const, translations: { en } }
  return { version, packs: [pack, ...others] }
}

test('texts that a label does not provide in the visitor’s language are in the label’s, and marked [P1.14]', async () => {
  const catalogueDir = await createTemporaryFolder()
  await writeCatalogue(catalogueDir, setGermanTexts)
  const provider = await openShop({ catalogueDir })
  expect(await findProduct(provider, 'Dusk Textures', 'fr')).toMatchObject({
    short_description: '<p>Dusk Textures in one sentence.</p>',
    text_locale: 'de',
    name_locale: 'de',
  })
  expect(await findProduct(provider, 'Dusk Textures', 'en')).toMatchObject({
    short_description: '<p>Rooms.</p>',
    text_locale: 'en',
    name_locale: 'de',
  })
  expect(await findProduct(provider, 'Glass Pad', 'en')).toMatchObject({
    text_locale: 'de',
    name_locale: 'de',
  })
})
