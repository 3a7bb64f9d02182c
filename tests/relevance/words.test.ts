import { expect, test } from 'vitest'
import { getConceptEntries } from '#provider/catalog/thesaurus/concepts.ts'
import { parseWords } from '#provider/catalog/thesaurus/parse-concepts.ts'
import { fullCatalogueFolder } from '../demo/render-catalogues.ts'
import { openShop } from '../support/shops/open-shop.ts'

/** The first English or international word of each concept that means it first. */
const words = getConceptEntries().flatMap(({ words: lists }) => {
  const own = lists.filter(({ language }) => language === 'en' || language === '*')
  const first = own.flatMap(parseWords).find(({ isSecondary }) => !isSecondary)
  return first === undefined ? [] : [first.text]
})

test('no word of the trade leads to an empty page [P11.01]', async () => {
  const { call } = await openShop({ catalogueDir: fullCatalogueFolder })
  const lost: string[] = []
  for (const word of words) {
    const query = encodeURIComponent(word)
    const { body } = await call(`/api/v1/products?query=${query}&limit=1&nearest_after=0`)
    if (body.data.length + body.nearest.length === 0) lost.push(word)
  }
  expect(words.length).toBeGreaterThan(700)
  expect(lost).toEqual([])
})
