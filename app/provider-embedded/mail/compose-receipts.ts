import { formatMoney } from '../domain/locales.ts'
import type { ReceiptMessages } from '../texts/receipts/receipt-messages.ts'
import {
  fillPlaceholders,
  formatLabeledLine,
  formatEmailTime,
  formatGreeting,
  formatTunes,
  joinParagraphs,
} from './format.ts'

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
}

/** The data for a top-up receipt. Amounts are in cents. */
export interface ReceiptTopUp {
  reference: string
  firstName: string
  paidAt: Date
  amount: number
  balance: number
}

export interface EmailContent {
  subject: string
  text: string
}

/**
 * Composes an order receipt: items, payment and consent. `dateLanguage` is the language of the
 * dates, by default that of the email.
 */
export function composeOrderReceipt(
  order: ReceiptOrder,
  texts: ReceiptMessages,
  locale: string,
  storefrontUrl: string,
  dateLanguage = locale,
): EmailContent {
  const number = order.number
  const base = `${storefrontUrl}/${locale}`
  const downloads = `${base}/profile?tab=balance&order=${encodeURIComponent(number)}`
  return {
    subject: fillPlaceholders(texts.orderSubject, { number }),
    text: joinParagraphs([
      formatGreeting(texts.greeting, order.firstName),
      fillPlaceholders(texts.orderThanks, {
        number,
        time: formatEmailTime(order.createdAt, dateLanguage),
      }),
      formatAmountLines(order, texts, locale).join('\n'),
      fillPlaceholders(texts.paidTunes, { tunes: formatTunes(order.amountPaid, locale) }),
      order.consentAt === null
        ? null
        : fillPlaceholders(texts.consent, { time: formatEmailTime(order.consentAt, dateLanguage) }),
      fillPlaceholders(texts.downloads, { address: downloads }),
      fillPlaceholders(texts.licence, { address: `${base}/info?tab=licence` }),
      texts.closing,
    ]),
  }
}

/**
 * Composes a top-up receipt. `dateLanguage` is the language of the date, by default that of the
 * email.
 */
export function composeTopUpReceipt(
  topUp: ReceiptTopUp,
  texts: ReceiptMessages,
  locale: string,
  dateLanguage = locale,
): EmailContent {
  const amount = formatMoney(topUp.amount, locale)
  const tunes = formatTunes(topUp.amount, locale)
  return {
    subject: fillPlaceholders(texts.topUpSubject, { amount }),
    text: joinParagraphs([
      formatGreeting(texts.greeting, topUp.firstName),
      fillPlaceholders(texts.topUpThanks, {
        amount,
        tunes,
        time: formatEmailTime(topUp.paidAt, dateLanguage),
      }),
      fillPlaceholders(texts.topUpBalance, { tunes: formatTunes(topUp.balance, locale) }),
      fillPlaceholders(texts.reference, { reference: topUp.reference }),
      texts.closing,
    ]),
  }
}

function formatAmountLines(order: ReceiptOrder, texts: ReceiptMessages, locale: string): string[] {
  const formatLine = (label: string, cents: number) =>
    formatLabeledLine(label, formatMoney(cents, locale), locale)
  const { couponCode, discount, giftCardCode, giftCardAmount } = order
  const lines = order.lines.map(({ name, price }) => formatLine(name, price))
  lines.push(formatLine(texts.subTotal, order.subTotal))
  if (couponCode !== null)
    lines.push(formatLine(fillPlaceholders(texts.coupon, { code: couponCode }), -discount))
  lines.push(formatLine(texts.total, order.grandTotal))
  if (giftCardCode !== null) {
    lines.push(
      formatLine(fillPlaceholders(texts.giftCard, { code: giftCardCode }), -giftCardAmount),
    )
  }
  return lines
}
