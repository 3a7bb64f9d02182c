import { expect, test } from 'vitest'
import { writeCatalogue } from '../../../support/shops/catalogue-fixture.ts'
import { createTemporaryFolder, openShop } from '../../../support/shops/open-shop.ts'

/** The language codes; none of them is a prefix of a word in the catalogue below. */
const codes = ['en', 'de', 'nl', 'it', 'fr', 'es']

/** Opens a shop with pack descriptions in all languages. */
async function openTranslatedShop() {
  const catalogueDir = await createTemporaryFolder()
  const texts = { summary: 'Zulu.', description: ['Quartz.'], sounds: {} }
  const translations = Object.fromEntries(codes.map((code) => [code, texts]))
  await writeCatalogue(catalogueDir, ({ version, packs }) => ({
    version,
    packs: packs.map((pack) => ({ ...pack, translations })),
  }))
  return await openShop({ catalogueDir })
}

test('a language code is searched as a word and does not match all texts in that language [P2.01]', async () => {
  const shop = await openTranslatedShop()
  for (const locale of codes) {
    const find = async (text: string) => {
      const path = `/api/v1/products?query=${text}&category_id=2`
      const { body } = await shop.call(path, { headers: { 'x-locale': locale } })
      return body.data.map(({ name }: { name: string }) => name)
    }
    expect(await find('quartz')).toEqual(['Night Market', 'Dusk Textures'])
    for (const code of codes) expect(await find(code), `${code} in ${locale}`).toEqual([])
  }
})
