import { expect, test } from 'vitest'
import { compileShop, openCompiledShop } from '#app/server/edge/compiled-shop.ts'
import { loadShop } from '#shop/load-shop.ts'
import { readSettings } from '#app/server/settings/settings.ts'
import { legalDocuments } from '#shop/legal-document.ts'

test('a bundle contains the whole identity of the shop, with its texts [P9.05]', async () => {
  const shop = await loadShop(readSettings({}))
  const compiled = openCompiledShop(JSON.parse(JSON.stringify(compileShop(shop))))
  expect({ ...compiled, legalTexts: null }).toEqual({ ...shop, legalTexts: null })
  for (const locale of shop.config.languages) {
    for (const document of legalDocuments) {
      expect(compiled.legalTexts.get(document, locale)).toEqual(
        shop.legalTexts.get(document, locale),
      )
    }
  }
})
