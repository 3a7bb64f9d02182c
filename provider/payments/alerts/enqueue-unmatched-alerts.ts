import { findPaymentSession } from '../payment-sessions.store.ts'
import type { UnmatchedPaymentRow } from '../unmatched-payments.store.ts'
import type { Dependencies } from '../../dependencies.ts'
import { describeDeadline } from './enqueue-dispute-alerts.ts'
import { enqueuePaymentAlert } from './enqueue-payment-alerts.ts'
import { fillPlaceholders } from '../../platform/texts/fill-placeholders.ts'
import type { DeliverEmails } from '../../platform/mail/outbox.ts'
import { getOwnerWords } from '../../owner/owner-words.ts'
import type { OwnerWords } from '../../owner/owner-words.ts'
import type { EmailRow } from '../../platform/mail/render-email.ts'

/** What the owner is told about a payment that credits nothing. */
export type UnmatchedNews = 'refund-failed' | 'refund-disputed' | 'warned' | 'open' | 'won' | 'lost'

/**
 * Enqueues the email about news of a payment that credits nothing, in the transaction that stores
 * them. `dueAt` is the time until which a dispute must be answered.
 */
export async function enqueueUnmatchedNews(
  dependencies: Dependencies,
  payment: UnmatchedPaymentRow,
  news: UnmatchedNews,
  dueAt: Date | null = null,
): Promise<DeliverEmails> {
  const words = getOwnerWords(dependencies.options.shop)
  const { payments: texts, formatSum } = words
  const [subject, text] = getTexts(words, news)
  return await enqueuePaymentAlert(dependencies, {
    subject: fillPlaceholders(subject, { amount: formatSum(payment) }),
    text: [
      ...(news === 'lost' ? [] : [texts.creditedNothing]),
      text,
      ...(news === 'open' ? [describeDeadline(dueAt, words)] : []),
    ],
    rows: [
      ...(await describeCustomer(dependencies, payment.session_id, words)),
      { label: texts.topUp, value: payment.session_id ?? texts.unknown },
      { label: texts.payment, value: payment.processor_payment_id ?? payment.processor_id },
    ],
  })
}

function getTexts(
  { payments: texts }: OwnerWords,
  news: UnmatchedNews,
): readonly [subject: string, text: string] {
  switch (news) {
    case 'refund-failed':
      return [texts.refundFailed, texts.unmatchedRefundFailedText]
    case 'refund-disputed':
      return [texts.refundFailed, texts.unmatchedRefundDisputedText]
    case 'warned':
      return [texts.fraud, texts.unmatchedFraudText]
    case 'open':
      return [texts.disputeOpened, texts.unmatchedDisputedText]
    case 'won':
      return [texts.disputeWon, texts.unmatchedWonText]
    case 'lost':
      return [texts.disputeLost, texts.unmatchedLostText]
  }
}

/** A payment after which a backup was restored has no session. */
async function describeCustomer(
  { db }: Dependencies,
  sessionId: string | null,
  { payments: texts }: OwnerWords,
): Promise<EmailRow[]> {
  const session = sessionId === null ? null : await findPaymentSession(db, sessionId)
  return session === null ? [] : [{ label: texts.customer, value: session.email }]
}
