import { resolve } from 'node:path'
import type { Shop } from '#shop/shop.ts'
import type { LegalTexts } from '#shop/legal-document.ts'
import { readLegalTexts } from '#shop/read-legal-texts.ts'
import config from '../../../shop.config.ts'

let texts: LegalTexts | null = null

/** The legal texts of the demo shop, loaded on first use. */
export const demoTexts: LegalTexts = {
  get: (document, locale) => {
    texts ??= readLegalTexts(resolve(import.meta.dirname, '../../../shop/legal'), config)
    return texts.get(document, locale)
  },
}

/** The identity of the demo shop. */
export const demoShop: Shop = { config, logo: null, icon: '<svg/>', legalTexts: demoTexts }
