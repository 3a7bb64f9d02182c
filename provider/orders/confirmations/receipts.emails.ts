import type { ShopConfig } from '#shop/shop-config.ts'
import type { ShopPlace } from '#shop/time-zone.ts'
import { formatMoney } from '../../platform/texts/locales.ts'
import { breakLinks, formatEmailTime, formatTunes } from '../../platform/mail/format.ts'
import { renderEmail, toHeading, toParagraph } from '../../platform/mail/render-email.ts'
import type { EmailBlock, EmailContent, EmailRow } from '../../platform/mail/render-email.ts'
import type { Texts } from '../../texts/texts.ts'

/** The legally required parts of a confirmation email. */
export interface Confirmation {
  /** The invoice of an order; empty for a top-up. */
  readonly invoice: readonly EmailBlock[]
  /** The seller, the legal guarantee and the contact for complaints. */
  readonly sections: readonly EmailBlock[]
  /** The full texts of the contract. */
  readonly annex: readonly EmailBlock[]
}

/** The data for an order receipt. Amounts are in cents. */
export interface ReceiptOrder {
  number: string
  firstName: string
  createdAt: Date
  lines: { name: string; price: number }[]
  couponCode: string | null
  /** The difference to the prices: the discount of the coupon and the credit. */
  discount: number
  /** The part of the discount that was paid before, for sounds of packs. */
  credit: number
  giftCardCode: string | null
  giftCardAmount: number
  subTotal: number
  grandTotal: number
  amountPaid: number
  /** The part of `amountPaid` that a card paid for the order. */
  cardAmount: number
  consentAt: Date | null
  readonly confirmation?: Confirmation
}

/** The data for a top-up receipt. Amounts are in cents. */
export interface ReceiptTopUp {
  reference: string
  firstName: string
  paidAt: Date
  amount: number
  balance: number
  /** What became of the order that the payment was for; missing for a top-up. */
  readonly order?:
    | { readonly kind: 'already-ordered' }
    /** `cart` is the URL where the customer can order. */
    | { readonly kind: 'not-ordered'; readonly cart: string }
  readonly confirmation?: Confirmation
}

/**
 * Composes an order receipt: items, payment and consent. `dateLanguage` is the language of the
 * dates; by default, that of the email.
 */
export function composeOrderReceipt(
  shop: Pick<ShopConfig, 'brand' | 'seller' | 'timeZone'>,
  order: ReceiptOrder,
  texts: Texts,
  locale: string,
  storefrontUrl: string,
  dateLanguage = locale,
): EmailContent {
  const number = order.number
  const base = `${storefrontUrl}/${locale}`
  const downloads = `${base}/profile?tab=balance&order=${encodeURIComponent(number)}`
  const subject = texts.mail_receipt_order_subject({ number })
  const placedAt = formatEmailTime(order.createdAt, dateLanguage, shop)
  const { confirmation } = order
  const blocks: EmailBlock[] = [
    toParagraph(texts.mail_greeting({ name: breakLinks(order.firstName) })),
    toParagraph(texts.mail_receipt_order_thanks({ number, time: placedAt })),
    {
      kind: 'action',
      label: texts.mail_receipt_open_downloads(),
      address: downloads,
      text: texts.mail_receipt_downloads({ address: downloads }),
    },
    ...(confirmation?.invoice ?? [{ kind: 'amounts', rows: getAmounts(order, texts, locale) }]),
    ...composePayment(order, texts, locale).map(toParagraph),
    ...composeConsent(order, texts, dateLanguage, shop),
    ...(confirmation ? [toHeading(texts.mail_confirmation_licence_title())] : []),
    toParagraph(texts.mail_receipt_licence({ address: `${base}/info?tab=licence` })),
    ...(confirmation?.sections ?? []),
    toParagraph(shop.brand.name),
  ]
  return renderEmail(shop.brand, subject, blocks, locale, confirmation?.annex)
}

/**
 * Composes a top-up receipt. `dateLanguage` is the language of the date; by default, that of the
 * email.
 */
export function composeTopUpReceipt(
  shop: Pick<ShopConfig, 'brand' | 'seller' | 'timeZone'>,
  topUp: ReceiptTopUp,
  texts: Texts,
  locale: string,
  dateLanguage = locale,
): EmailContent {
  const amount = formatMoney(topUp.amount, locale)
  const tunes = formatTunes(topUp.amount, locale)
  const time = formatEmailTime(topUp.paidAt, dateLanguage, shop)
  const subject = texts.mail_receipt_top_up_subject({ amount })
  const { confirmation } = topUp
  const paragraphs = [
    texts.mail_greeting({ name: breakLinks(topUp.firstName) }),
    texts.mail_receipt_top_up_thanks({ amount, tunes, time }),
    ...(topUp.order === undefined ? [] : [composeOrderOutcome(topUp.order, texts)]),
    texts.mail_receipt_top_up_balance({ tunes: formatTunes(topUp.balance, locale) }),
    texts.mail_receipt_reference({ reference: topUp.reference }),
  ]
  const blocks = [
    ...paragraphs.map(toParagraph),
    ...(confirmation?.sections ?? []),
    toParagraph(shop.brand.name),
  ]
  return renderEmail(shop.brand, subject, blocks, locale, confirmation?.annex)
}

function composeOrderOutcome(order: NonNullable<ReceiptTopUp['order']>, texts: Texts): string {
  return order.kind === 'already-ordered'
    ? texts.mail_receipt_already_ordered()
    : texts.mail_receipt_not_ordered({ address: order.cart })
}

/** The data for the email about a payment that takes days. */
export interface PaymentNotice {
  readonly reference: string
  readonly firstName: string
  /** In cents. */
  readonly amount: number
  /** True if it is pending, false if it failed. */
  readonly isPending: boolean
  /** True if it is for an order, false for a top-up. */
  readonly isForOrder: boolean
}

/** Composes the email about a pending or failed payment. */
export function composePaymentNotice(
  shop: Pick<ShopConfig, 'brand'>,
  { reference, firstName, amount, isPending, isForOrder }: PaymentNotice,
  texts: Texts,
  locale: string,
): EmailContent {
  const money = formatMoney(amount, locale)
  const tunes = formatTunes(amount, locale)
  const paragraphs = [
    texts.mail_greeting({ name: breakLinks(firstName) }),
    ...(isPending
      ? [
          texts.mail_receipt_payment_pending({ amount: money }),
          isForOrder
            ? texts.mail_receipt_payment_pending_order()
            : texts.mail_receipt_payment_pending_next({ tunes }),
        ]
      : [texts.mail_receipt_payment_failed({ amount: money })]),
    texts.mail_receipt_reference({ reference }),
    shop.brand.name,
  ]
  const subject = isPending
    ? texts.mail_receipt_payment_pending_subject({ amount: money })
    : texts.mail_receipt_payment_failed_subject({ amount: money })
  return renderEmail(shop.brand, subject, paragraphs.map(toParagraph), locale)
}

/** Composes what the card and the balance paid. */
function composePayment(
  { amountPaid, cardAmount }: ReceiptOrder,
  texts: Texts,
  locale: string,
): string[] {
  const tunes = formatTunes(amountPaid - cardAmount, locale)
  const amount = formatMoney(cardAmount, locale)
  return [
    ...(cardAmount === 0 ? [] : [texts.mail_receipt_paid_card({ amount })]),
    ...(cardAmount > 0 && amountPaid === cardAmount
      ? []
      : [texts.mail_receipt_paid_tunes({ tunes })]),
  ]
}

function composeConsent(
  { consentAt, confirmation }: ReceiptOrder,
  texts: Texts,
  dateLanguage: string,
  shop: ShopPlace,
): EmailBlock[] {
  if (consentAt === null) return []
  const time = formatEmailTime(consentAt, dateLanguage, shop)
  return [
    ...(confirmation ? [toHeading(texts.mail_confirmation_consent_title())] : []),
    toParagraph(texts.mail_receipt_consent({ time })),
  ]
}

function getAmounts(order: ReceiptOrder, texts: Texts, locale: string): EmailRow[] {
  const toRow = (label: string, cents: number) => ({ label, value: formatMoney(cents, locale) })
  const { couponCode, credit, discount, giftCardCode, giftCardAmount } = order
  const rows: EmailRow[] = order.lines.map(({ name, price }) => toRow(name, price))
  rows.push(toRow(texts.mail_receipt_sub_total(), order.subTotal))
  if (credit > 0) rows.push(toRow(texts.invoice_owned_sounds(), -credit))
  if (couponCode !== null)
    rows.push(toRow(texts.mail_receipt_coupon({ code: couponCode }), credit - discount))
  rows.push({ ...toRow(texts.mail_receipt_total(), order.grandTotal), isTotal: true })
  if (giftCardCode !== null)
    rows.push(toRow(texts.mail_receipt_gift_card({ code: giftCardCode }), -giftCardAmount))
  return rows
}
