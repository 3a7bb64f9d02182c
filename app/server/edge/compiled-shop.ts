import type { Shop } from '#shop/shop.ts'
import { legalDocuments } from '#shop/legal-document.ts'
import type { LegalText } from '#shop/legal-document.ts'

/** The identity of the shop with its files, as JSON inside the bundle. */
export interface CompiledShop extends Omit<Shop, 'legalTexts'> {
  readonly legalTexts: readonly LegalText[]
}

/** Collects what the bundle contains of a shop. */
export function compileShop({ legalTexts, ...shop }: Shop): CompiledShop {
  const texts = shop.config.languages.flatMap((locale) =>
    legalDocuments.map((document) => legalTexts.get(document, locale)),
  )
  return { ...shop, legalTexts: texts.filter((text) => text !== null) }
}

/** Opens the shop that a bundle contains. */
export function openCompiledShop({ legalTexts, ...shop }: CompiledShop): Shop {
  return {
    ...shop,
    legalTexts: {
      get: (document, locale) =>
        legalTexts.find((text) => text.document === document && text.locale === locale) ?? null,
    },
  }
}
