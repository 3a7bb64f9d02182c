import { formatMoney } from '#app/provider-embedded/domain/locales.ts'
import type { ReceiptTexts } from '#app/provider-embedded/texts/receipts/receipt-texts.ts'
import { fillPlaceholders, formatLabelledLine, joinParagraphs, formatTunes } from './format.ts'
import { formatMailTime } from './mail-time.ts'

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

export interface MailContent {
  subject: string
  text: string
}

/**
 * The mail that follows an order: what was bought, how it was paid, what was agreed. Its dates may be
 * in a language of their own.
 */
export function composeOrderReceipt(
  order: ReceiptOrder,
  texts: ReceiptTexts,
  locale: string,
  storefrontUrl: string,
  dateLanguage = locale,
): MailContent {
  const number = order.number
  const base = `${storefrontUrl}/${locale}`
  const downloads = `${base}/profile?tab=balance&order=${encodeURIComponent(number)}`
  return {
    subject: fillPlaceholders(texts.orderSubject, { number }),
    text: joinParagraphs([
      fillPlaceholders(texts.greeting, { name: order.firstName }),
      fillPlaceholders(texts.orderThanks, {
        number,
        time: formatMailTime(order.createdAt, dateLanguage),
      }),
      amountLines(order, texts, locale).join('\n'),
      fillPlaceholders(texts.paidTunes, { tunes: formatTunes(order.amountPaid, locale) }),
      order.consentAt === null
        ? null
        : fillPlaceholders(texts.consent, { time: formatMailTime(order.consentAt, dateLanguage) }),
      fillPlaceholders(texts.downloads, { address: downloads }),
      fillPlaceholders(texts.licence, { address: `${base}/info?tab=licence` }),
      texts.closing,
    ]),
  }
}

/** The mail that follows a paid top-up. Its date may be in a language of its own. */
export function composeTopUpReceipt(
  topUp: ReceiptTopUp,
  texts: ReceiptTexts,
  locale: string,
  dateLanguage = locale,
): MailContent {
  const amount = formatMoney(topUp.amount, locale)
  const bought = formatTunes(topUp.amount, locale)
  return {
    subject: fillPlaceholders(texts.topUpSubject, { amount }),
    text: joinParagraphs([
      fillPlaceholders(texts.greeting, { name: topUp.firstName }),
      fillPlaceholders(texts.topUpThanks, {
        amount,
        tunes: bought,
        time: formatMailTime(topUp.paidAt, dateLanguage),
      }),
      fillPlaceholders(texts.topUpBalance, { tunes: formatTunes(topUp.balance, locale) }),
      fillPlaceholders(texts.reference, { reference: topUp.reference }),
      texts.closing,
    ]),
  }
}

function amountLines(order: ReceiptOrder, texts: ReceiptTexts, locale: string): string[] {
  const line = (label: string, cents: number) =>
    formatLabelledLine(label, formatMoney(cents, locale), locale)
  const { couponCode, discount, giftCardCode, giftCardAmount } = order
  const lines = order.lines.map((bought) => line(bought.name, bought.price))
  lines.push(line(texts.subTotal, order.subTotal))
  if (couponCode !== null)
    lines.push(line(fillPlaceholders(texts.coupon, { code: couponCode }), -discount))
  lines.push(line(texts.total, order.grandTotal))
  if (giftCardCode !== null) {
    lines.push(line(fillPlaceholders(texts.giftCard, { code: giftCardCode }), -giftCardAmount))
  }
  return lines
}
