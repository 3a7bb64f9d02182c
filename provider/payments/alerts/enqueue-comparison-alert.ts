import type { Dependencies } from '../../dependencies.ts'
import { enqueuePaymentAlert, getPaymentWords } from './enqueue-payment-alerts.ts'
import type { DeliverEmails } from '../../platform/mail/outbox.ts'

/** The maximum number of messages in an email. */
const maxListedMessages = 50

/** Enqueues the email about messages that the daily reconciliation could not read or store. */
export async function enqueueComparisonAlert(
  dependencies: Dependencies,
  messages: readonly { readonly id: string; readonly type: string }[],
): Promise<DeliverEmails> {
  const { texts, processor } = getPaymentWords(dependencies)
  return await enqueuePaymentAlert(dependencies, {
    subject: texts.payment_alert_messages_failed({ count: messages.length }),
    text: [texts.payment_alert_messages_failed_text({ processor })],
    rows: messages.slice(0, maxListedMessages).map(({ id, type }) => ({
      label: type === 'listed' ? texts.payment_alert_payment() : type,
      value: id,
    })),
  })
}

/**
 * Enqueues the email about a daily reconciliation that has not completed since a time; `problem` is
 * the payment service's error message, if any.
 */
export async function enqueueOverdueComparisonAlert(
  dependencies: Dependencies,
  since: string,
  problem: string | null,
): Promise<DeliverEmails> {
  const { texts, processor, formatTime } = getPaymentWords(dependencies)
  return await enqueuePaymentAlert(dependencies, {
    subject: texts.payment_alert_comparison_overdue({ processor }),
    text: [texts.payment_alert_comparison_overdue_text()],
    rows: [
      { label: texts.payment_alert_since(), value: formatTime(since) },
      { label: texts.payment_alert_problem(), value: problem ?? texts.payment_alert_see_log() },
    ],
  })
}
