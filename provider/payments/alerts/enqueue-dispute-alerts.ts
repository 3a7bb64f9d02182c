import { getCustomer } from '../../accounts/customers.store.ts'
import type { DisputeChange, DisputeRow, DisputeUpdate } from '../disputes.store.ts'
import { sumDisputedRefunds } from '../pending-refunds.store.ts'
import type { Dependencies } from '../../dependencies.ts'
import { composeEvidence } from '../../orders/evidence.emails.ts'
import { describeReason } from './describe-reason.ts'
import { enqueuePaymentAlert, fillAmount } from './enqueue-payment-alerts.ts'
import { fillPlaceholders } from '../../platform/texts/fill-placeholders.ts'
import type { DeliverEmails } from '../../platform/mail/outbox.ts'
import { getOwnerWords } from '../../owner/owner-words.ts'
import type { OwnerWords } from '../../owner/owner-words.ts'

/** The changes that the owner has to answer. */
const answered: readonly DisputeChange[] = ['opened', 'escalated', 'rescheduled', 'appealed']

/** Enqueues the email about news of a dispute, in the transaction that stores them. */
export async function enqueueDisputeAlert(
  dependencies: Dependencies,
  { dispute, change, recovered }: DisputeUpdate & { readonly change: DisputeChange },
): Promise<DeliverEmails> {
  const { db, options } = dependencies
  const words = getOwnerWords(options.shop)
  const { payments: texts, formatMoney } = words
  const { email } = await getCustomer(db, dispute.customer_id)
  const isWon = change === 'won' || change === 'reversed'
  const promised = isWon ? await sumDisputedRefunds(db, dispute.session_id) : 0
  const isAnswered = answered.includes(change)
  const [subject, text] = getTexts(words, dispute, change)
  return await enqueuePaymentAlert(dependencies, {
    subject: fillAmount(subject, dispute, words),
    text: [
      text,
      ...(isAnswered ? [describeDeadline(dispute.due_at, words)] : []),
      ...describeSum(texts.disputeRecovered, recovered, words),
      // A refund that the customer was promised is owed again once the dispute is won.
      ...describeSum(texts.disputePromised, promised, words),
    ],
    rows: [
      { label: texts.customer, value: email },
      { label: texts.topUp, value: dispute.session_id },
      { label: texts.dispute, value: dispute.id },
      { label: texts.held, value: formatMoney(dispute.held) },
      { label: texts.reason, value: describeReason('dispute', dispute.reason, words) },
    ],
    end: isAnswered ? await composeEvidence(db, dispute, words) : [],
  })
}

/** Says until when the owner has to answer a dispute. */
export function describeDeadline(
  dueAt: Date | string | null,
  { payments: texts, formatTime }: OwnerWords,
): string {
  if (dueAt === null) return texts.noDeadline
  return fillPlaceholders(texts.deadline, { time: formatTime(dueAt) })
}

function describeSum(text: string, cents: number, words: OwnerWords): string[] {
  return cents === 0 ? [] : [fillAmount(text, { amount: cents }, words)]
}

function getTexts(
  { payments: texts }: OwnerWords,
  { stage }: DisputeRow,
  change: DisputeChange,
): readonly [subject: string, text: string] {
  switch (change) {
    case 'opened':
      return [texts.disputeOpened, texts.disputeOpenedText]
    case 'escalated':
      return [texts.disputeEscalated, texts.disputeEscalatedText]
    case 'rescheduled':
      return [texts.disputeRescheduled, texts.disputeRescheduledText]
    case 'appealed':
      return [texts.disputeAppealed, texts.disputeAppealedText]
    case 'unclear':
      return [texts.disputeUnclear, texts.disputeUnclearText]
    case 'won':
      return stage === 'inquiry'
        ? [texts.inquiryClosed, texts.inquiryClosedText]
        : [texts.disputeWon, texts.disputeWonText]
    case 'lost':
      return [texts.disputeLost, texts.disputeLostText]
    case 'reversed':
      return [texts.disputeReversed, texts.disputeReversedText]
  }
}
