import { getCustomer } from '../../accounts/customers.store.ts'
import type { DisputeChange, DisputeRow, DisputeUpdate } from '../disputes.store.ts'
import { sumDisputedRefunds } from '../pending-refunds.store.ts'
import type { Dependencies } from '../../dependencies.ts'
import { describeReason } from './describe-reason.ts'
import { composeEvidence } from '../../orders/evidence.emails.ts'
import { enqueuePaymentAlert, getPaymentWords } from './enqueue-payment-alerts.ts'
import type { PaymentWords } from './enqueue-payment-alerts.ts'
import type { DeliverEmails } from '../../platform/mail/outbox.ts'

/** The changes that require a response from the owner. */
const answered: readonly DisputeChange[] = ['opened', 'escalated', 'rescheduled', 'appealed']

/**
 * Enqueues the email about a change of a dispute. Call it in the transaction that stores the
 * change.
 */
export async function enqueueDisputeAlert(
  dependencies: Dependencies,
  { dispute, change, recovered }: DisputeUpdate & { readonly change: DisputeChange },
): Promise<DeliverEmails> {
  const { db } = dependencies
  const words = getPaymentWords(dependencies)
  const { texts, processor, formatMoney } = words
  const { email } = await getCustomer(db, dispute.customer_id)
  const isWon = change === 'won' || change === 'reversed'
  const promised = isWon ? await sumDisputedRefunds(db, dispute.session_id) : 0
  const isAnswered = answered.includes(change)
  const [subject, text] = describeChange(words, dispute, change)
  return await enqueuePaymentAlert(dependencies, {
    subject,
    text: [
      text,
      ...(isAnswered ? [describeDeadline(dispute.due_at, words)] : []),
      ...(recovered === 0
        ? []
        : [texts.payment_alert_dispute_recovered({ amount: formatMoney(recovered) })]),
      // A refund promised to the customer is due again once the dispute is won.
      ...(promised === 0
        ? []
        : [texts.payment_alert_dispute_promised({ amount: formatMoney(promised) })]),
    ],
    rows: [
      { label: texts.payment_alert_customer(), value: email },
      { label: texts.payment_alert_top_up(), value: dispute.session_id },
      { label: texts.payment_alert_dispute(), value: dispute.id },
      { label: texts.payment_alert_held(), value: formatMoney(dispute.held) },
      {
        label: texts.payment_alert_reason({ processor }),
        value: describeReason('dispute', dispute.reason, words),
      },
    ],
    end: isAnswered ? await composeEvidence(db, dispute, words) : [],
  })
}

/** Returns the deadline for responding to a dispute. */
export function describeDeadline(
  dueAt: Date | string | null,
  { texts, processor, formatTime }: PaymentWords,
): string {
  if (dueAt === null) return texts.payment_alert_no_deadline({ processor })
  return texts.payment_alert_deadline({ time: formatTime(dueAt) })
}

function describeChange(
  { texts, processor, formatMoney }: PaymentWords,
  dispute: DisputeRow,
  change: DisputeChange,
): readonly [subject: string, text: string] {
  const amount = formatMoney(dispute.amount)
  switch (change) {
    case 'opened':
      return [
        texts.payment_alert_dispute_opened({ amount }),
        texts.payment_alert_dispute_opened_text({ processor }),
      ]
    case 'escalated':
      return [
        texts.payment_alert_dispute_escalated({ amount }),
        texts.payment_alert_dispute_escalated_text({ processor }),
      ]
    case 'rescheduled':
      return [
        texts.payment_alert_dispute_rescheduled({ amount }),
        texts.payment_alert_dispute_rescheduled_text({ processor }),
      ]
    case 'appealed':
      return [
        texts.payment_alert_dispute_appealed({ amount }),
        texts.payment_alert_dispute_appealed_text({ processor }),
      ]
    case 'unclear':
      return [
        texts.payment_alert_dispute_unclear({ amount }),
        texts.payment_alert_dispute_unclear_text({ processor }),
      ]
    case 'won':
      return dispute.stage === 'inquiry'
        ? [
            texts.payment_alert_inquiry_closed({ amount }),
            texts.payment_alert_inquiry_closed_text(),
          ]
        : [texts.payment_alert_dispute_won({ amount }), texts.payment_alert_dispute_won_text()]
    case 'lost':
      return [texts.payment_alert_dispute_lost({ amount }), texts.payment_alert_dispute_lost_text()]
    case 'reversed':
      return [
        texts.payment_alert_dispute_reversed({ amount }),
        texts.payment_alert_dispute_reversed_text(),
      ]
  }
}
