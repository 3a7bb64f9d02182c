import type { ShopConfig } from '#shop/shop-config.ts'
import { getOwnerWords } from '../../owner/owner-words.ts'
import { renderEmail, toParagraph } from '../../platform/mail/render-email.ts'
import type { EmailContent } from '../../platform/mail/render-email.ts'

/** Composes the email that points the shop owner to withdrawals without an email of their own. */
export function composeWithdrawalNotice(shop: ShopConfig, reference: string): EmailContent {
  const { texts, language } = getOwnerWords(shop)
  const paragraphs = [
    texts.owner_mail_many_withdrawals_text({ reference }),
    texts.owner_mail_many_withdrawals_stored(),
  ]
  return renderEmail(
    shop.brand,
    texts.owner_mail_many_withdrawals(),
    paragraphs.map(toParagraph),
    language,
  )
}
