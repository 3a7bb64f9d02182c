import type { ShopConfig } from '#shop/shop-config.ts'
import type { ShopPlace } from '#shop/time-zone.ts'
import { formatMoney } from '../../platform/texts/locales.ts'
import type { ReceiptMessages } from './texts/receipts/receipt-messages.ts'
import { formatEmailTime, formatGreeting, formatTunes } from '../../platform/mail/format.ts'
import { fillPlaceholders } from '../../platform/texts/fill-placeholders.ts'
import type { ConfirmationMessages } from './texts/confirmations/confirmation-messages.ts'
import { renderEmail, toHeading, toParagraph } from '../../platform/mail/render-email.ts'
import type { EmailBlock, EmailContent, EmailRow } from '../../platform/mail/render-email.ts'

/** What an email confirms by law besides what it is about. */
export interface Confirmation {
  readonly texts: ConfirmationMessages
  /** The invoice of an order; none for a top-up. */
  readonly invoice: readonly EmailBlock[]
  /** Who sells, what the law guarantees and where to complain. */
  readonly sections: readonly EmailBlock[]
  /** The texts of the contract in full. */
  readonly annex: readonly EmailBlock[]
}

/** The data for an order receipt. Amounts are in cents. */
export interface ReceiptOrder {
  number: string
  firstName: string
  createdAt: Date
  lines: { name: string; price: number }[]
  couponCode: string | null
  discount: number
  giftCardCode: string | null
  giftCardAmount: number
  subTotal: number
  grandTotal: number
  amountPaid: number
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
  readonly confirmation?: Confirmation
}

/**
 * Composes an order receipt: items, payment and consent. `dateLanguage` is the language of the
 * dates, by default that of the email.
 */
export function composeOrderReceipt(
  shop: Pick<ShopConfig, 'brand' | 'seller' | 'timeZone'>,
  order: ReceiptOrder,
  texts: ReceiptMessages,
  locale: string,
  storefrontUrl: string,
  dateLanguage = locale,
): EmailContent {
  const number = order.number
  const base = `${storefrontUrl}/${locale}`
  const downloads = `${base}/profile?tab=balance&order=${encodeURIComponent(number)}`
  const subject = fillPlaceholders(texts.orderSubject, { number })
  const placedAt = formatEmailTime(order.createdAt, dateLanguage, shop)
  const { confirmation } = order
  const tunes = formatTunes(order.amountPaid, locale)
  const blocks: EmailBlock[] = [
    toParagraph(formatGreeting(texts.greeting, order.firstName)),
    toParagraph(fillPlaceholders(texts.orderThanks, { number, time: placedAt })),
    {
      kind: 'action',
      label: texts.openDownloads,
      address: downloads,
      text: fillPlaceholders(texts.downloads, { address: downloads }),
    },
    ...(confirmation?.invoice ?? [{ kind: 'amounts', rows: getAmounts(order, texts, locale) }]),
    toParagraph(fillPlaceholders(texts.paidTunes, { tunes })),
    ...composeConsent(order, texts, dateLanguage, shop),
    ...toHeadings(confirmation?.texts.licenceTitle),
    toParagraph(fillPlaceholders(texts.licence, { address: `${base}/info?tab=licence` })),
    ...(confirmation?.sections ?? []),
    toParagraph(shop.brand.name),
  ]
  return renderEmail(shop.brand, subject, blocks, locale, confirmation?.annex)
}

/**
 * Composes a top-up receipt. `dateLanguage` is the language of the date, by default that of the
 * email.
 */
export function composeTopUpReceipt(
  shop: Pick<ShopConfig, 'brand' | 'seller' | 'timeZone'>,
  topUp: ReceiptTopUp,
  texts: ReceiptMessages,
  locale: string,
  dateLanguage = locale,
): EmailContent {
  const amount = formatMoney(topUp.amount, locale)
  const tunes = formatTunes(topUp.amount, locale)
  const time = formatEmailTime(topUp.paidAt, dateLanguage, shop)
  const subject = fillPlaceholders(texts.topUpSubject, { amount })
  const { confirmation } = topUp
  const paragraphs = [
    formatGreeting(texts.greeting, topUp.firstName),
    fillPlaceholders(texts.topUpThanks, { amount, tunes, time }),
    fillPlaceholders(texts.topUpBalance, { tunes: formatTunes(topUp.balance, locale) }),
    fillPlaceholders(texts.reference, { reference: topUp.reference }),
  ]
  const blocks = [
    ...paragraphs.map(toParagraph),
    ...(confirmation?.sections ?? []),
    toParagraph(shop.brand.name),
  ]
  return renderEmail(shop.brand, subject, blocks, locale, confirmation?.annex)
}

/** The data for the email about a payment that takes days. */
export interface PaymentNotice {
  readonly reference: string
  readonly firstName: string
  /** In cents. */
  readonly amount: number
  /** Whether it is on its way; otherwise, it did not arrive. */
  readonly isPending: boolean
}

/** Composes the email about a payment that is on its way or did not arrive. */
export function composePaymentNotice(
  shop: Pick<ShopConfig, 'brand'>,
  { reference, firstName, amount, isPending }: PaymentNotice,
  texts: ReceiptMessages,
  locale: string,
): EmailContent {
  const values = { amount: formatMoney(amount, locale), tunes: formatTunes(amount, locale) }
  const fill = (text: string) => fillPlaceholders(text, values)
  const paragraphs = [
    formatGreeting(texts.greeting, firstName),
    ...(isPending
      ? [fill(texts.paymentPending), fill(texts.paymentPendingNext)]
      : [fill(texts.paymentFailed)]),
    fillPlaceholders(texts.reference, { reference }),
    shop.brand.name,
  ]
  const subject = fill(isPending ? texts.paymentPendingSubject : texts.paymentFailedSubject)
  return renderEmail(shop.brand, subject, paragraphs.map(toParagraph), locale)
}

function composeConsent(
  { consentAt, confirmation }: ReceiptOrder,
  texts: ReceiptMessages,
  dateLanguage: string,
  shop: ShopPlace,
): EmailBlock[] {
  if (consentAt === null) return []
  const time = formatEmailTime(consentAt, dateLanguage, shop)
  return [
    ...toHeadings(confirmation?.texts.consentTitle),
    toParagraph(fillPlaceholders(texts.consent, { time })),
  ]
}

function toHeadings(text: string | undefined): EmailBlock[] {
  return text === undefined ? [] : [toHeading(text)]
}

function getAmounts(order: ReceiptOrder, texts: ReceiptMessages, locale: string): EmailRow[] {
  const toRow = (label: string, cents: number) => ({ label, value: formatMoney(cents, locale) })
  const { couponCode, discount, giftCardCode, giftCardAmount } = order
  const rows: EmailRow[] = order.lines.map(({ name, price }) => toRow(name, price))
  rows.push(toRow(texts.subTotal, order.subTotal))
  if (couponCode !== null)
    rows.push(toRow(fillPlaceholders(texts.coupon, { code: couponCode }), -discount))
  rows.push({ ...toRow(texts.total, order.grandTotal), isTotal: true })
  if (giftCardCode !== null)
    rows.push(toRow(fillPlaceholders(texts.giftCard, { code: giftCardCode }), -giftCardAmount))
  return rows
}
