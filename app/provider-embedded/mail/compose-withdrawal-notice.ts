import type { Brand } from '#app/shop/brand-config.ts'
import { renderEmail, toParagraph } from './render-email.ts'
import type { EmailContent } from './render-email.ts'

/** Composes the email that tells the shop owner of withdrawals without emails, always in English. */
export function composeWithdrawalNotice(brand: Brand, reference: string): EmailContent {
  const paragraphs = [
    'More withdrawals than usual were received within an hour. For up to an hour, those from ' +
      `${reference} on have no emails to you of their own.`,
    'They are all stored, and each may be genuine: please reply to them within 14 days. The command ' +
      '“npm run shop -- withdrawals” lists them.',
  ]
  return renderEmail(brand, 'Many withdrawals from contracts', paragraphs.map(toParagraph), 'en')
}
