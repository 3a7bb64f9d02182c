import { expect, test } from 'vitest'
import { writeCatalogue } from '../../../support/shops/catalogue-fixture.ts'
import { createTemporaryFolder, openShop } from '../../../support/shops/open-shop.ts'

/** Corrects texts in a shop whose packs have a description, or the first one and the others one each. */
async function correct(
  description: string,
  text: string,
  other = description,
): Promise<string | null> {
  const catalogueDir = await createTemporaryFolder()
  await writeCatalogue(catalogueDir, ({ version, packs }) => ({
    version,
    packs: packs.map((pack, index) => ({
      ...pack,
      description: [index === 0 ? description : other],
    })),
  }))
  const { call } = await openShop({ catalogueDir })
  const { body } = await call(`/api/v1/products?query=${encodeURIComponent(text)}`)
  return body.query.corrected
}

test('a word is corrected only to one with enough letters in the same order [P2.03]', async () => {
  expect(await correct('These sounds are ours.', 'fre')).toBeNull()
  expect(await correct('These sounds are ours.', 'soudns')).toBe('sounds')
})

test('a word is not corrected to an article or a preposition [P2.03]', async () => {
  expect(await correct('Recorded for the night.', 'fpr')).toBeNull()
  expect(await correct('Recorded fur the night.', 'thw')).toBeNull()
})

test('a correction replaces the mistyped word, not the same letters in an earlier word [P2.03]', async () => {
  expect(await correct('Nightboaxes, a boat.', 'Nightboax, boax')).toBe('Nightboax, boat')
})

test('of two words that are equally near, the one in more products is the correction [P2.03]', async () => {
  expect(await correct('Zorpex and zorpey.', 'zorpel', 'Only zorpey.')).toBe('zorpey')
  expect(await correct('Zorpex and zorpey.', 'zorpel', 'Only zorpex.')).toBe('zorpex')
})
