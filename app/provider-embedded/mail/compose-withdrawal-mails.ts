import { formatMoney } from '#app/provider-embedded/domain/locales.ts'
import type { WithdrawalTexts } from '#app/provider-embedded/texts/withdrawals/withdrawal-texts.ts'
import { fillPlaceholders, formatLabelledLine, joinParagraphs, formatTunes } from './format.ts'
import { formatMailDate, formatMailTime } from './mail-time.ts'

/** A statement of withdrawal as mails tell of it. Amounts in cents. */
export interface WithdrawalMailData {
  reference: string
  name: string
  email: string
  /** In the visitor's words; empty for a top-up. */
  contract: string
  topUp: { amount: number; paidAt: Date; refund: number } | null
  receivedAt: Date
}

/** An order that the words of a statement name, for the owner. */
export interface MentionedOrder {
  number: string
  createdAt: Date
  total: number
  consentAt: Date | null
}

/**
 * The receipt: what was sent, when it arrived and what happens now. Its dates may be in a language of
 * their own.
 */
export function composeWithdrawalReceipt(
  news: WithdrawalMailData,
  texts: WithdrawalTexts,
  locale: string,
  dateLanguage = locale,
) {
  const contract = defangLinks(contractOf(news, texts, locale, dateLanguage))
  const lines = [
    formatLabelledLine(texts.name, news.name, locale),
    formatLabelledLine(texts.email, news.email, locale),
    formatLabelledLine(texts.contract, contract, locale),
  ]
  const parts = [
    fillPlaceholders(texts.greeting, { name: news.name }),
    fillPlaceholders(texts.received, { time: formatMailTime(news.receivedAt, dateLanguage) }),
    lines.join('\n'),
    nextOf(news, texts, locale),
    fillPlaceholders(texts.reference, { reference: news.reference }),
    texts.closing,
  ]
  return { subject: texts.subject, text: joinParagraphs(parts) }
}

/** The owner's mail about what people have to decide, in English. */
export function composeWithdrawalRequest(
  news: WithdrawalMailData,
  orders: readonly MentionedOrder[],
) {
  const lines = [
    `Reference: ${news.reference}`,
    `Received: ${news.receivedAt.toISOString()}`,
    `Name: ${news.name}`,
    `Email: ${news.email}`,
    `Contract: ${news.contract}`,
    ...orders.map(orderLine),
  ]
  return {
    subject: `Withdrawal from a contract (${news.reference})`,
    text: joinParagraphs([
      lines.join('\n'),
      'The sender has got a receipt. Answer within 14 days.',
    ]),
  }
}

function orderLine({ number, createdAt, total, consentAt }: MentionedOrder): string {
  const consent =
    consentAt === null
      ? 'no consent to immediate delivery'
      : `consent to immediate delivery on ${consentAt.toISOString()}`
  const sum = formatMoney(total, 'en')
  return `Order ${number} of this customer: ${createdAt.toISOString()}, ${sum}, ${consent}`
}

function contractOf(
  { topUp, contract }: WithdrawalMailData,
  texts: WithdrawalTexts,
  locale: string,
  dateLanguage: string,
): string {
  if (topUp === null) return contract
  const amount = formatMoney(topUp.amount, locale)
  return fillPlaceholders(texts.topUp, { amount, date: formatMailDate(topUp.paidAt, dateLanguage) })
}

function nextOf({ topUp }: WithdrawalMailData, texts: WithdrawalTexts, locale: string): string {
  if (topUp === null) return texts.request
  const { refund } = topUp
  return fillPlaceholders(texts.refund, {
    amount: formatMoney(refund, locale),
    tunes: formatTunes(refund, locale),
  })
}

/** Anyone can have a receipt sent to anybody: no address in it is to be clicked. */
function defangLinks(text: string): string {
  return text.replaceAll('://', ': //')
}
