import type { ShopConfig } from '#shop/shop-config.ts'
import { fillPlaceholders } from '../platform/texts/fill-placeholders.ts'
import { getOwnerWords } from './owner-words.ts'
import { renderEmail, toParagraph } from '../platform/mail/render-email.ts'
import type { EmailContent } from '../platform/mail/render-email.ts'

/** Composes the email with which the owner tries the mail server. */
export function composeTestEmail(shop: ShopConfig): EmailContent {
  const { brand } = shop
  const { emails: texts, language } = getOwnerWords(shop)
  const blocks = [texts.testText, texts.testLook, brand.name].map(toParagraph)
  return renderEmail(brand, fillPlaceholders(texts.test, { shop: brand.name }), blocks, language)
}
