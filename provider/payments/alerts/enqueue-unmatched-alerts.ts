import { findPaymentSession } from '../payment-sessions.store.ts'
import type { UnmatchedPaymentRow } from '../unmatched-payments.store.ts'
import type { Dependencies } from '../../dependencies.ts'
import { describeDeadline } from './enqueue-dispute-alerts.ts'
import { enqueuePaymentAlert, getPaymentWords } from './enqueue-payment-alerts.ts'
import type { PaymentWords } from './enqueue-payment-alerts.ts'
import type { DeliverEmails } from '../../platform/mail/outbox.ts'
import type { EmailRow } from '../../platform/mail/render-email.ts'

/** A change of an unmatched payment that the owner is alerted to. */
export type UnmatchedChange =
  | 'refund-failed'
  | 'refund-disputed'
  | 'warned'
  | 'open'
  | 'won'
  | 'lost'

/**
 * Enqueues the email about a change of an unmatched payment. Call it in the transaction that stores
 * the change. `dueAt` is the deadline for responding to a dispute.
 */
export async function enqueueUnmatchedChange(
  dependencies: Dependencies,
  payment: UnmatchedPaymentRow,
  change: UnmatchedChange,
  dueAt: Date | null = null,
): Promise<DeliverEmails> {
  const words = getPaymentWords(dependencies)
  const { texts } = words
  const [subject, text] = describeChange(words, payment, change)
  return await enqueuePaymentAlert(dependencies, {
    subject,
    text: [
      ...(change === 'lost' ? [] : [texts.payment_alert_credited_nothing()]),
      text,
      ...(change === 'open' ? [describeDeadline(dueAt, words)] : []),
    ],
    rows: [
      ...(await createCustomerRows(dependencies, payment.session_id, words)),
      {
        label: texts.payment_alert_top_up(),
        value: payment.session_id ?? texts.payment_alert_unknown(),
      },
      {
        label: texts.payment_alert_payment(),
        value: payment.processor_payment_id ?? payment.processor_id,
      },
    ],
  })
}

function describeChange(
  { texts, processor, formatSum }: PaymentWords,
  payment: UnmatchedPaymentRow,
  change: UnmatchedChange,
): readonly [subject: string, text: string] {
  const amount = formatSum(payment)
  switch (change) {
    case 'refund-failed':
      return [
        texts.payment_alert_refund_failed({ amount }),
        texts.payment_alert_unmatched_refund_failed_text(),
      ]
    case 'refund-disputed':
      return [
        texts.payment_alert_refund_failed({ amount }),
        texts.payment_alert_unmatched_refund_disputed_text({ processor }),
      ]
    case 'warned':
      return [
        texts.payment_alert_fraud({ amount }),
        texts.payment_alert_unmatched_fraud_text({ processor }),
      ]
    case 'open':
      return [
        texts.payment_alert_dispute_opened({ amount }),
        texts.payment_alert_unmatched_disputed_text({ processor }),
      ]
    case 'won':
      return [texts.payment_alert_dispute_won({ amount }), texts.payment_alert_unmatched_won_text()]
    case 'lost':
      return [
        texts.payment_alert_dispute_lost({ amount }),
        texts.payment_alert_unmatched_lost_text(),
      ]
  }
}

/** A payment made before a backup was restored has no session. */
async function createCustomerRows(
  { db }: Dependencies,
  sessionId: string | null,
  { texts }: PaymentWords,
): Promise<EmailRow[]> {
  const session = sessionId === null ? null : await findPaymentSession(db, sessionId)
  return session === null ? [] : [{ label: texts.payment_alert_customer(), value: session.email }]
}
