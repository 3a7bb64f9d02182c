import { expect, test } from 'vitest'
import { createLabelFolder, importLabel } from '../../../support/label/import-label.ts'
import { createTone, writeFiles } from '../../../support/label/label-folder.ts'
import { findProduct, openOwnShop } from '../../../support/shops/own-shop.ts'

test("texts are marked with the label's language [P1.14]", async () => {
  const folder = await createLabelFolder({
    'Hafen/Glocke.wav': createTone(440),
    'Hafen/pack.yaml': `
      price: 9
      prices: { one-shot: 1 }
      artist: { name: Ida North, description: { fr: Enregistre des ports. } }
      summary: { de: Ein stiller Kai. }
      sounds: { Glocke.wav: { description: { de: Weit weg., fr: Au loin. } } }`,
  })
  const shop = await openOwnShop()
  await importLabel(shop.folder, folder)
  for (const name of ['Hafen', 'Glocke'])
    expect(await findProduct(shop, name)).toMatchObject({ text_locale: 'de' })
  const { body } = await shop.get('/api/v1/artists/ida-north')
  expect(body.data).toMatchObject({
    description: 'Enregistre des ports.',
    text_locale: 'fr',
  })
})

test("texts without a language are in the shop's default one, also in a pack imported earlier [P1.14 P6.05]", async () => {
  const folder = await createLabelFolder({
    'Hafen/Glocke.wav': createTone(440),
    'Hafen/pack.yaml': 'price: 9\nsummary: Ein stiller Kai.\ndescription: { de: Am Morgen. }',
  })
  const shop = await openOwnShop()
  const refused = await importLabel(shop.folder, folder)
  expect(refused.lines.join('\n')).toContain('description lacks en, the language of the pack')
  await importLabel(shop.folder, folder, { languages: ['de', 'fr'] })
  expect(await findProduct(shop, 'Hafen')).toMatchObject({ text_locale: 'de' })
  await writeFiles(folder, { 'Hafen/pack.yaml': 'price: 9\nsummary: Ein stiller Kai.' })
  await importLabel(shop.folder, folder)
  expect(await findProduct(shop, 'Hafen')).toMatchObject({ text_locale: 'en' })
  await importLabel(shop.folder, folder, { languages: ['de'] })
  expect(await findProduct(shop, 'Hafen')).toMatchObject({ text_locale: 'de' })
})
