import { formatMoney } from '../domain/locales.ts'
import type { WithdrawalMessages } from '../texts/withdrawals/withdrawal-messages.ts'
import {
  breakLinks,
  fillPlaceholders,
  formatLabeledLine,
  formatEmailDate,
  formatEmailTime,
  formatGreeting,
  formatTunes,
  joinParagraphs,
} from './format.ts'

/** The data for the emails about a withdrawal. Amounts are in cents. */
export interface WithdrawalEmailData {
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
  data: WithdrawalEmailData,
  texts: WithdrawalMessages,
  locale: string,
  dateLanguage = locale,
) {
  const contract = describeContract(data, texts, locale, dateLanguage)
  const lines = [
    formatLabeledLine(texts.name, breakLinks(data.name), locale),
    formatLabeledLine(texts.email, data.email, locale),
    formatLabeledLine(texts.contract, contract, locale),
  ]
  const parts = [
    formatGreeting(texts.greeting, data.name),
    fillPlaceholders(texts.received, { time: formatEmailTime(data.receivedAt, dateLanguage) }),
    lines.join('\n'),
    describeNextStep(data, texts, locale),
    fillPlaceholders(texts.reference, { reference: data.reference }),
    texts.closing,
  ]
  return { subject: texts.subject, text: joinParagraphs(parts) }
}

/** Composes the email that asks the shop owner for a decision, always in English. */
export function composeWithdrawalRequest(
  data: WithdrawalEmailData,
  orders: readonly MentionedOrder[],
) {
  const lines = [
    `Reference: ${data.reference}`,
    `Received: ${data.receivedAt.toISOString()}`,
    `Name: ${breakLinks(data.name)}`,
    `Email: ${data.email}`,
    `Contract: ${breakLinks(data.contract)}`,
    ...orders.map(formatMentionedOrder),
  ]
  return {
    subject: `Withdrawal from a contract (${data.reference})`,
    text: joinParagraphs([
      lines.join('\n'),
      'The customer has been sent a confirmation of receipt. Please reply within 14 days.',
    ]),
  }
}

function formatMentionedOrder({ number, createdAt, total, consentAt }: MentionedOrder): string {
  const consent =
    consentAt === null
      ? 'no consent to immediate delivery'
      : `consent to immediate delivery on ${consentAt.toISOString()}`
  const sum = formatMoney(total, 'en')
  return `Order ${number} of this customer: ${createdAt.toISOString()}, ${sum}, ${consent}`
}

function describeContract(
  { topUp, contract }: WithdrawalEmailData,
  texts: WithdrawalMessages,
  locale: string,
  dateLanguage: string,
): string {
  if (topUp === null) return breakLinks(contract)
  const amount = formatMoney(topUp.amount, locale)
  return fillPlaceholders(texts.topUp, {
    amount,
    date: formatEmailDate(topUp.paidAt, dateLanguage),
  })
}

function describeNextStep(
  { topUp }: WithdrawalEmailData,
  texts: WithdrawalMessages,
  locale: string,
): string {
  if (topUp === null) return texts.request
  const { refund } = topUp
  return fillPlaceholders(texts.refund, {
    amount: formatMoney(refund, locale),
    tunes: formatTunes(refund, locale),
  })
}
