import type { ReceiptTexts } from '../texts/receipts/receipt-texts.ts'
import { mailTime } from './mail-time.ts'

/** What a receipt needs of an order. Amounts in cents. */
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
}

/** What a receipt needs of a paid session. Amounts in cents. */
export interface ReceiptTopUp {
  reference: string
  firstName: string
  paidAt: Date
  amount: number
  balance: number
}

export interface ReceiptMail {
  subject: string
  text: string
}

/**
 * The mail that follows an order: what was bought, how it was paid, what was agreed. Its dates may be
 * in a language of their own.
 */
export function orderReceipt(
  order: ReceiptOrder,
  texts: ReceiptTexts,
  locale: string,
  storefrontUrl: string,
  dateLanguage = locale,
): ReceiptMail {
  const number = order.number
  const base = `${storefrontUrl}/${locale}`
  const downloads = `${base}/profile?tab=balance&order=${encodeURIComponent(number)}`
  return {
    subject: fill(texts.orderSubject, { number }),
    text: paragraphs([
      fill(texts.greeting, { name: order.firstName }),
      fill(texts.orderThanks, { number, time: mailTime(order.createdAt, dateLanguage) }),
      amountLines(order, texts, locale).join('\n'),
      fill(texts.paidTunes, { tunes: formatTunes(order.amountPaid, locale) }),
      order.consentAt === null
        ? null
        : fill(texts.consent, { time: mailTime(order.consentAt, dateLanguage) }),
      fill(texts.downloads, { address: downloads }),
      fill(texts.licence, { address: `${base}/info?tab=licence` }),
      texts.closing,
    ]),
  }
}

/** The mail that follows a paid top-up. Its date may be in a language of its own. */
export function topUpReceipt(
  topUp: ReceiptTopUp,
  texts: ReceiptTexts,
  locale: string,
  dateLanguage = locale,
): ReceiptMail {
  const amount = formatMoney(topUp.amount, locale)
  const tunes = formatTunes(topUp.amount, locale)
  return {
    subject: fill(texts.topUpSubject, { amount }),
    text: paragraphs([
      fill(texts.greeting, { name: topUp.firstName }),
      fill(texts.topUpThanks, { amount, tunes, time: mailTime(topUp.paidAt, dateLanguage) }),
      fill(texts.topUpBalance, { tunes: formatTunes(topUp.balance, locale) }),
      fill(texts.reference, { reference: topUp.reference }),
      texts.closing,
    ]),
  }
}

function amountLines(order: ReceiptOrder, texts: ReceiptTexts, locale: string): string[] {
  // French sets a no-break space before a colon.
  const colon = locale === 'fr' ? '\u00a0:' : ':'
  const line = (label: string, cents: number) => `${label}${colon} ${formatMoney(cents, locale)}`
  const { couponCode, discount, giftCardCode, giftCardAmount } = order
  const lines = order.lines.map((bought) => line(bought.name, bought.price))
  lines.push(line(texts.subTotal, order.subTotal))
  if (couponCode !== null) lines.push(line(fill(texts.coupon, { code: couponCode }), -discount))
  lines.push(line(texts.total, order.grandTotal))
  if (giftCardCode !== null) {
    lines.push(line(fill(texts.giftCard, { code: giftCardCode }), -giftCardAmount))
  }
  return lines
}

function paragraphs(parts: (string | null)[]): string {
  return `${parts.filter((part) => part !== null).join('\n\n')}\n`
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

function formatMoney(cents: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100)
}

function formatTunes(cents: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(cents / 100)
}
