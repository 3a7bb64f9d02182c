import type { RefundRow } from '../refunds.store.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { PendingRefund } from '../refunds.rules.ts'
import { describeReason } from './describe-reason.ts'
import {
  createCustomerRows,
  enqueuePaymentAlert,
  getPaymentWords,
} from './enqueue-payment-alerts.ts'
import type { PaymentWords } from './enqueue-payment-alerts.ts'
import type { DeliverEmails } from '../../platform/mail/outbox.ts'

/** Enqueues the email to the owner about a refund that stays pending; `problem` is the reason. */
export async function enqueuePendingRefundAlert(
  dependencies: Dependencies,
  refund: RefundRow,
  pending: Pick<PendingRefund, 'isRequested' | 'lacksMoney'>,
  problem: string,
): Promise<DeliverEmails> {
  const words = getPaymentWords(dependencies)
  const { texts, formatTime } = words
  const [subject, text] = describePending(words, refund, pending)
  return await enqueuePaymentAlert(dependencies, {
    subject,
    text: [text],
    rows: [
      ...(await createCustomerRows(dependencies, refund.customer_id)),
      { label: texts.payment_alert_refund(), value: String(refund.id) },
      { label: texts.payment_alert_top_up(), value: refund.session_id },
      { label: texts.payment_alert_since(), value: formatTime(refund.created_at) },
      { label: texts.payment_alert_problem(), value: describeReason('refund', problem, words) },
    ],
  })
}

/**
 * A refund that has reached the processor must not be repeated on its website, unlike one that has
 * not.
 */
function describePending(
  { texts, processor, formatMoney }: PaymentWords,
  refund: RefundRow,
  { isRequested, lacksMoney }: Pick<PendingRefund, 'isRequested' | 'lacksMoney'>,
): readonly [subject: string, text: string] {
  const amount = formatMoney(refund.amount)
  if (!isRequested) {
    return [
      texts.payment_alert_refund_not_requested({ amount }),
      texts.payment_alert_refund_not_requested_text({ processor }),
    ]
  }
  if (lacksMoney) {
    return [
      texts.payment_alert_refund_lacks_money({ amount }),
      texts.payment_alert_refund_lacks_money_text({ processor }),
    ]
  }
  return [
    texts.payment_alert_refund_unconfirmed({ amount }),
    texts.payment_alert_refund_unconfirmed_text({ processor }),
  ]
}
