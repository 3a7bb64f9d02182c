import type { RefundRow } from '../refunds.store.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { PendingRefund } from '../refunds.rules.ts'
import { describeReason } from './describe-reason.ts'
import { describeCustomer, enqueuePaymentAlert, fillAmount } from './enqueue-payment-alerts.ts'
import type { DeliverEmails } from '../../platform/mail/outbox.ts'
import { getOwnerWords } from '../../owner/owner-words.ts'
import type { OwnerWords } from '../../owner/owner-words.ts'

/** Enqueues the email to the owner about a refund that stays pending; `problem` is why. */
export async function enqueuePendingRefundAlert(
  dependencies: Dependencies,
  refund: RefundRow,
  pending: Pick<PendingRefund, 'isRequested' | 'lacksMoney'>,
  problem: string,
): Promise<DeliverEmails> {
  const words = getOwnerWords(dependencies.options.shop)
  const { payments: texts, formatTime } = words
  const [subject, text] = getTexts(words, pending)
  return await enqueuePaymentAlert(dependencies, {
    subject: fillAmount(subject, refund, words),
    text: [text],
    rows: [
      ...(await describeCustomer(dependencies, refund.customer_id)),
      { label: texts.refund, value: String(refund.id) },
      { label: texts.topUp, value: refund.session_id },
      { label: texts.since, value: formatTime(refund.created_at) },
      { label: texts.problem, value: describeReason('refund', problem, words) },
    ],
  })
}

/** A refund that the processor has must not be made again on its website, unlike one that it lacks. */
function getTexts(
  { payments: texts }: OwnerWords,
  { isRequested, lacksMoney }: Pick<PendingRefund, 'isRequested' | 'lacksMoney'>,
): readonly [subject: string, text: string] {
  if (!isRequested) return [texts.refundNotRequested, texts.refundNotRequestedText]
  if (lacksMoney) return [texts.refundLacksMoney, texts.refundLacksMoneyText]
  return [texts.refundUnconfirmed, texts.refundUnconfirmedText]
}
