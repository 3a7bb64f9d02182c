import { expect, test } from 'vitest'
import { writeCatalogue } from '../../../support/shops/catalogue-fixture.ts'
import { createTemporaryFolder, openShop } from '../../../support/shops/open-shop.ts'

/** The codes of the languages; none of them begins a word of the catalogue below. */
const codes = ['en', 'de', 'nl', 'it', 'fr', 'es']

/** Opens a shop whose packs are described in all languages. */
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

test('the code of a language finds words, not everything that is described in it [P2.01]', async () => {
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
