import type { ShopConfig } from '#shop/shop-config.ts'
import { getOwnerWords } from './owner-words.ts'
import { renderEmail, toParagraph } from '../platform/mail/render-email.ts'
import type { EmailContent } from '../platform/mail/render-email.ts'

/** Composes the email with which the owner tests the mail server. */
export function composeTestEmail(shop: ShopConfig): EmailContent {
  const { brand } = shop
  const { texts, language } = getOwnerWords(shop)
  const blocks = [texts.owner_mail_test_text(), texts.owner_mail_test_look(), brand.name].map(
    toParagraph,
  )
  return renderEmail(brand, texts.owner_mail_test({ shop: brand.name }), blocks, language)
}
