import { toShopLanguage } from '#shop/languages.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import { getCustomer } from '../accounts/customers.store.ts'
import type { PaymentSessionRow } from './payment-sessions.store.ts'
import type { RefundRow } from './refunds.store.ts'
import type { Database } from '../platform/database/database.ts'
import { formatMoney } from '../platform/texts/locales.ts'
import { composeSeller } from '../orders/confirmations/compose-seller.ts'
import { formatGreeting, formatTunes } from '../platform/mail/format.ts'
import { fillPlaceholders } from '../platform/texts/fill-placeholders.ts'
import { renderEmail, toParagraph } from '../platform/mail/render-email.ts'
import type { Email } from '../options.ts'
import { getConfirmationMessages } from '../orders/confirmations/texts/confirmations/confirmation-messages.ts'
import { getReceiptMessages } from '../orders/confirmations/texts/receipts/receipt-messages.ts'

/**
 * Composes the receipt of a refund to the card that the customer did not ask for by a withdrawal, in
 * the language of the payment if the shop still has it.
 */
export async function composeCardRefund(
  db: Database,
  { brand, seller, languages }: Pick<ShopConfig, 'brand' | 'seller' | 'languages'>,
  { id, locale: usedLocale, customer_id: customerId }: PaymentSessionRow,
  refund: RefundRow,
): Promise<Email> {
  const customer = await getCustomer(db, customerId)
  const locale = toShopLanguage(usedLocale, languages)
  const texts = getReceiptMessages(locale)
  const amount = formatMoney(refund.amount, locale)
  const taken = refund.amount - refund.loss
  const tunes = formatTunes(taken, locale)
  const paragraphs = [
    formatGreeting(texts.greeting, customer.first_name),
    fillPlaceholders(texts.cardRefund, { amount }),
    ...(taken === 0 ? [] : [fillPlaceholders(texts.cardRefundTaken, { tunes })]),
    fillPlaceholders(texts.reference, { reference: id }),
  ]
  const blocks = [
    ...paragraphs.map(toParagraph),
    ...composeSeller(seller, getConfirmationMessages(locale), locale),
    toParagraph(brand.name),
  ]
  const subject = fillPlaceholders(texts.cardRefundSubject, { amount })
  return { to: customer.email, ...renderEmail(brand, subject, blocks, locale), kind: 'card-refund' }
}
