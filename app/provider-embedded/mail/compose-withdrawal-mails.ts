import { formatMoney } from '../domain/locales.ts'
import type { WithdrawalTexts } from '../texts/withdrawals/withdrawal-texts.ts'
import {
  fillPlaceholders,
  formatLabelledLine,
  formatMailDate,
  formatMailTime,
  formatTunes,
  joinParagraphs,
} from './format.ts'

/** The data for the emails about a withdrawal. Amounts are in cents. */
export interface WithdrawalMailData {
  reference: string
  name: string
  email: string
  /** Free text; empty for a top-up. */
  contract: string
  topUp: { amount: number; paidAt: Date; refund: number } | null
  receivedAt: Date
}

/** An order whose number is mentioned in a withdrawal. */
export interface MentionedOrder {
  number: string
  createdAt: Date
  total: number
  consentAt: Date | null
}

/**
 * Composes the receipt: what was submitted, when it was received and what happens next.
 * `dateLanguage` is the language of the dates, by default that of the email.
 */
export function composeWithdrawalReceipt(
  data: WithdrawalMailData,
  texts: WithdrawalTexts,
  locale: string,
  dateLanguage = locale,
) {
  const contract = defangLinks(describeContract(data, texts, locale, dateLanguage))
  const lines = [
    formatLabelledLine(texts.name, data.name, locale),
    formatLabelledLine(texts.email, data.email, locale),
    formatLabelledLine(texts.contract, contract, locale),
  ]
  const parts = [
    fillPlaceholders(texts.greeting, { name: data.name }),
    fillPlaceholders(texts.received, { time: formatMailTime(data.receivedAt, dateLanguage) }),
    lines.join('\n'),
    describeNextStep(data, texts, locale),
    fillPlaceholders(texts.reference, { reference: data.reference }),
    texts.closing,
  ]
  return { subject: texts.subject, text: joinParagraphs(parts) }
}

/** Composes the email that asks the shop owner for a decision, always in English. */
export function composeWithdrawalRequest(
  data: WithdrawalMailData,
  orders: readonly MentionedOrder[],
) {
  const lines = [
    `Reference: ${data.reference}`,
    `Received: ${data.receivedAt.toISOString()}`,
    `Name: ${data.name}`,
    `Email: ${data.email}`,
    `Contract: ${data.contract}`,
    ...orders.map(formatOrderLine),
  ]
  return {
    subject: `Withdrawal from a contract (${data.reference})`,
    text: joinParagraphs([
      lines.join('\n'),
      'A receipt has been sent to the customer. Please respond within 14 days.',
    ]),
  }
}

function formatOrderLine({ number, createdAt, total, consentAt }: MentionedOrder): string {
  const consent =
    consentAt === null
      ? 'no consent to immediate delivery'
      : `consent to immediate delivery on ${consentAt.toISOString()}`
  const sum = formatMoney(total, 'en')
  return `Order ${number} of this customer: ${createdAt.toISOString()}, ${sum}, ${consent}`
}

function describeContract(
  { topUp, contract }: WithdrawalMailData,
  texts: WithdrawalTexts,
  locale: string,
  dateLanguage: string,
): string {
  if (topUp === null) return contract
  const amount = formatMoney(topUp.amount, locale)
  return fillPlaceholders(texts.topUp, { amount, date: formatMailDate(topUp.paidAt, dateLanguage) })
}

function describeNextStep(
  { topUp }: WithdrawalMailData,
  texts: WithdrawalTexts,
  locale: string,
): string {
  if (topUp === null) return texts.request
  const { refund } = topUp
  return fillPlaceholders(texts.refund, {
    amount: formatMoney(refund, locale),
    tunes: formatTunes(refund, locale),
  })
}

/** Breaks links, because anyone can have a receipt sent to any address. */
function defangLinks(text: string): string {
  return text.replaceAll('://', ': //')
}
