import { formattedMoney } from '../domain/formatted-money.ts'
import type { ReceiptTexts } from '../texts/receipts/receipt-texts.ts'
import { fill, labelled, paragraphs, tunes } from './mail-text.ts'
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
      fill(texts.paidTunes, { tunes: tunes(order.amountPaid, locale) }),
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
  const amount = formattedMoney(topUp.amount, locale)
  const bought = tunes(topUp.amount, locale)
  return {
    subject: fill(texts.topUpSubject, { amount }),
    text: paragraphs([
      fill(texts.greeting, { name: topUp.firstName }),
      fill(texts.topUpThanks, {
        amount,
        tunes: bought,
        time: mailTime(topUp.paidAt, dateLanguage),
      }),
      fill(texts.topUpBalance, { tunes: tunes(topUp.balance, locale) }),
      fill(texts.reference, { reference: topUp.reference }),
      texts.closing,
    ]),
  }
}

function amountLines(order: ReceiptOrder, texts: ReceiptTexts, locale: string): string[] {
  const line = (label: string, cents: number) =>
    labelled(label, formattedMoney(cents, locale), locale)
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
