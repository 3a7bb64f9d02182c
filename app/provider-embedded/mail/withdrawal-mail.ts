import { formattedMoney } from '../domain/formatted-money.ts'
import type { WithdrawalTexts } from '../texts/withdrawals/withdrawal-texts.ts'
import { fill, labelled, paragraphs, tunes } from './mail-text.ts'
import { mailDate, mailTime } from './mail-time.ts'

/** A statement of withdrawal as mails tell of it. Amounts in cents. */
export interface WithdrawalNews {
  reference: string
  name: string
  email: string
  /** In the visitor's words; empty for a top-up. */
  contract: string
  topUp: { amount: number; paidAt: Date; refund: number } | null
  receivedAt: Date
}

/** An order that the words of a statement name, for the owner. */
export interface NamedOrder {
  number: string
  createdAt: Date
  total: number
  consentAt: Date | null
}

/**
 * The receipt: what was sent, when it arrived and what happens now. Its dates may be in a language of
 * their own.
 */
export function withdrawalReceipt(
  news: WithdrawalNews,
  texts: WithdrawalTexts,
  locale: string,
  dateLanguage = locale,
) {
  const contract = unlinked(contractOf(news, texts, locale, dateLanguage))
  const lines = [
    labelled(texts.name, news.name, locale),
    labelled(texts.email, news.email, locale),
    labelled(texts.contract, contract, locale),
  ]
  const parts = [
    fill(texts.greeting, { name: news.name }),
    fill(texts.received, { time: mailTime(news.receivedAt, dateLanguage) }),
    lines.join('\n'),
    nextOf(news, texts, locale),
    fill(texts.reference, { reference: news.reference }),
    texts.closing,
  ]
  return { subject: texts.subject, text: paragraphs(parts) }
}

/** The owner's mail about what people have to decide, in English. */
export function withdrawalRequest(news: WithdrawalNews, orders: readonly NamedOrder[]) {
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
    text: paragraphs([lines.join('\n'), 'The sender has got a receipt. Answer within 14 days.']),
  }
}

function orderLine({ number, createdAt, total, consentAt }: NamedOrder): string {
  const consent =
    consentAt === null
      ? 'no consent to immediate delivery'
      : `consent to immediate delivery on ${consentAt.toISOString()}`
  const sum = formattedMoney(total, 'en')
  return `Order ${number} of this customer: ${createdAt.toISOString()}, ${sum}, ${consent}`
}

function contractOf(
  { topUp, contract }: WithdrawalNews,
  texts: WithdrawalTexts,
  locale: string,
  dateLanguage: string,
): string {
  if (topUp === null) return contract
  const amount = formattedMoney(topUp.amount, locale)
  return fill(texts.topUp, { amount, date: mailDate(topUp.paidAt, dateLanguage) })
}

function nextOf({ topUp }: WithdrawalNews, texts: WithdrawalTexts, locale: string): string {
  if (topUp === null) return texts.request
  const { refund } = topUp
  return fill(texts.refund, {
    amount: formattedMoney(refund, locale),
    tunes: tunes(refund, locale),
  })
}

/** Anyone can have a receipt sent to anybody: no address in it is to be clicked. */
function unlinked(text: string): string {
  return text.replaceAll('://', ': //')
}
