import { toShopLanguage } from '#shop/languages.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import { getCustomer } from '../accounts/customers.store.ts'
import type { PaymentSessionRow } from './payment-sessions.store.ts'
import type { RefundRow } from './refunds.store.ts'
import type { Database } from '../platform/database/database.ts'
import { formatMoney } from '../platform/texts/locales.ts'
import { composeSeller } from '../orders/confirmations/compose-seller.ts'
import { breakLinks, formatTunes } from '../platform/mail/format.ts'
import { renderEmail, toParagraph } from '../platform/mail/render-email.ts'
import type { Email } from '../options.ts'
import { getTexts } from '../texts/texts.ts'

/**
 * Composes the receipt of a refund to the card that the customer did not request by withdrawing, in
 * the language of the payment if the shop still supports it.
 */
export async function composeCardRefund(
  db: Database,
  shop: Pick<ShopConfig, 'brand' | 'languages' | 'ownTexts' | 'seller'>,
  { id, locale: usedLocale, customer_id: customerId }: PaymentSessionRow,
  refund: RefundRow,
): Promise<Email> {
  const customer = await getCustomer(db, customerId)
  const { brand, seller } = shop
  const locale = toShopLanguage(usedLocale, shop.languages)
  const texts = getTexts(shop, locale)
  const amount = formatMoney(refund.amount, locale)
  const taken = refund.amount - refund.loss
  const tunes = formatTunes(taken, locale)
  const paragraphs = [
    texts.mail_greeting({ name: breakLinks(customer.first_name) }),
    texts.mail_receipt_card_refund({ amount }),
    ...(taken === 0 ? [] : [texts.mail_receipt_card_refund_taken({ tunes })]),
    texts.mail_receipt_reference({ reference: id }),
  ]
  const blocks = [
    ...paragraphs.map(toParagraph),
    ...composeSeller(seller, texts, locale),
    toParagraph(brand.name),
  ]
  const subject = texts.mail_receipt_card_refund_subject({ amount })
  return { to: customer.email, ...renderEmail(brand, subject, blocks, locale), kind: 'card-refund' }
}
