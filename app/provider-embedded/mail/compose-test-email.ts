import type { Brand } from '#app/shop/brand-config.ts'
import { renderEmail, toParagraph } from './render-email.ts'
import type { EmailContent } from './render-email.ts'

/** Composes the email with which the owner tries the mail server, always in English. */
export function composeTestEmail(brand: Brand): EmailContent {
  const blocks = [
    toParagraph('This is a test. Your shop can send email.'),
    toParagraph('Customers receive their order confirmations and password links in this look.'),
    toParagraph(brand.name),
  ]
  return renderEmail(brand, `Test email from ${brand.name}`, blocks, 'en')
}
