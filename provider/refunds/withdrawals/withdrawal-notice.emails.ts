import type { ShopConfig } from '#shop/shop-config.ts'
import { fillPlaceholders } from '../../platform/texts/fill-placeholders.ts'
import { getOwnerWords } from '../../owner/owner-words.ts'
import { renderEmail, toParagraph } from '../../platform/mail/render-email.ts'
import type { EmailContent } from '../../platform/mail/render-email.ts'

/** Composes the email that tells the shop owner of withdrawals without emails. */
export function composeWithdrawalNotice(shop: ShopConfig, reference: string): EmailContent {
  const { emails: texts, language } = getOwnerWords(shop)
  const paragraphs = [
    fillPlaceholders(texts.manyWithdrawalsText, { reference }),
    texts.manyWithdrawalsStored,
  ]
  return renderEmail(shop.brand, texts.manyWithdrawals, paragraphs.map(toParagraph), language)
}
