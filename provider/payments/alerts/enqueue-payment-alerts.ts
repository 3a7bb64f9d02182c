import { getCustomer } from '../../accounts/customers.store.ts'
import type { PaymentSessionRow } from '../payment-sessions.store.ts'
import type { RefundRow } from '../refunds.store.ts'
import type { Mismatched } from '../settlement.rules.ts'
import type { Dependencies } from '../../dependencies.ts'
import { isDisputeReason, moreThanLeft } from '../refunds.rules.ts'
import type { PaymentFacts } from '../payment-processor.ts'
import { describeReason } from './describe-reason.ts'
import { enqueueAlert } from '../../owner/enqueue-alert.ts'
import type { Alert } from '../../owner/enqueue-alert.ts'
import { fillPlaceholders } from '../../platform/texts/fill-placeholders.ts'
import type { DeliverEmails } from '../../platform/mail/outbox.ts'
import { getOwnerWords } from '../../owner/owner-words.ts'
import type { OwnerWords } from '../../owner/owner-words.ts'
import type { EmailRow } from '../../platform/mail/render-email.ts'

/**
 * Enqueues the email about a refund that failed, of which `recovered` cents did not come back to the
 * balance; call it in the transaction that stores it.
 */
export async function enqueueFailedRefundAlert(
  dependencies: Dependencies,
  refund: RefundRow,
  recovered: number,
): Promise<DeliverEmails> {
  const words = getOwnerWords(dependencies.options.shop)
  const { payments: texts } = words
  return await enqueuePaymentAlert(dependencies, {
    subject: fillAmount(texts.refundFailed, refund, words),
    text: [texts.refundFailedText, ...explainFailure(refund, recovered, words)],
    rows: await describeRefund(dependencies, refund, words),
  })
}

function explainFailure(
  { reason }: RefundRow,
  recovered: number,
  { payments: texts, formatMoney }: OwnerWords,
): string[] {
  if (isDisputeReason(reason)) return [texts.refundDisputedText]
  const missing =
    recovered === 0
      ? []
      : [fillPlaceholders(texts.refundMissing, { amount: formatMoney(recovered) })]
  if (reason === moreThanLeft) return [...missing, texts.refundTooLargeText]
  if (recovered === 0) return [texts.refundElsewhereText]
  return [...missing, texts.refundMissingText]
}

/** Enqueues the email about a refund of a payment that the owner had refunded already. */
export async function enqueueRefundedOtherwiseAlert(
  dependencies: Dependencies,
  refund: RefundRow,
): Promise<DeliverEmails> {
  const words = getOwnerWords(dependencies.options.shop)
  const { payments: texts } = words
  return await enqueuePaymentAlert(dependencies, {
    subject: fillAmount(texts.refundNotNeeded, refund, words),
    text: [texts.refundNotNeededText],
    rows: await describeRefund(dependencies, refund, words),
  })
}

/** Enqueues the email about a refund that was paid after it had failed. */
export async function enqueueRetakenRefundAlert(
  dependencies: Dependencies,
  refund: RefundRow,
): Promise<DeliverEmails> {
  const words = getOwnerWords(dependencies.options.shop)
  const { payments: texts, formatMoney } = words
  return await enqueuePaymentAlert(dependencies, {
    subject: fillAmount(texts.refundPaid, refund, words),
    text: [texts.refundPaidText],
    rows: [
      ...(await describeRefund(dependencies, refund, words)),
      { label: texts.loss, value: formatMoney(refund.loss) },
    ],
  })
}

/** Enqueues the email about a payment that a bank considers fraud. */
export async function enqueueFraudAlert(
  dependencies: Dependencies,
  session: PaymentSessionRow,
): Promise<DeliverEmails> {
  const words = getOwnerWords(dependencies.options.shop)
  const { payments: texts } = words
  return await enqueuePaymentAlert(dependencies, {
    subject: fillAmount(texts.fraud, session, words),
    text: [texts.fraudText],
    rows: [
      ...(await describeCustomer(dependencies, session.customer_id)),
      { label: texts.topUp, value: session.id },
    ],
  })
}

/** Enqueues the email about a payment that is not the one of its session, or has another sum. */
export async function enqueueUnmatchedAlert(
  dependencies: Dependencies,
  { session, reason }: Pick<Mismatched, 'session' | 'reason'>,
  facts: PaymentFacts,
): Promise<DeliverEmails> {
  const words = getOwnerWords(dependencies.options.shop)
  const { payments: texts, formatMoney } = words
  const opened = session.processor_id ?? session.processor_payment_id ?? texts.unknown
  return await enqueuePaymentAlert(dependencies, {
    subject: texts.mismatch,
    text: [reason === 'amount' ? texts.mismatchAmountText : texts.mismatchPaymentText],
    rows: [
      ...(await describeCustomer(dependencies, session.customer_id)),
      { label: texts.topUp, value: session.id },
      { label: texts.expected, value: formatMoney(session.amount) },
      ...(reason === 'amount' ? [] : [{ label: texts.paymentOfTopUp, value: opened }]),
      ...describePayment(facts, words),
    ],
  })
}

/** Enqueues the email about a payment whose session is missing, as after a restored backup. */
export async function enqueueUnknownPaymentAlert(
  dependencies: Dependencies,
  facts: PaymentFacts,
): Promise<DeliverEmails> {
  const words = getOwnerWords(dependencies.options.shop)
  const { payments: texts } = words
  return await enqueuePaymentAlert(dependencies, {
    subject: texts.strayPayment,
    text: [texts.strayPaymentText],
    rows: [
      { label: texts.topUp, value: facts.sessionId ?? texts.unknown },
      ...describePayment(facts, words),
    ],
  })
}

async function describeRefund(
  dependencies: Dependencies,
  refund: RefundRow,
  words: OwnerWords,
): Promise<EmailRow[]> {
  const { payments: texts } = words
  return [
    ...(await describeCustomer(dependencies, refund.customer_id)),
    { label: texts.refund, value: String(refund.id) },
    { label: texts.topUp, value: refund.session_id },
    { label: texts.reason, value: describeReason('refund', refund.reason, words) },
  ]
}

function describePayment(
  facts: PaymentFacts,
  { payments: texts, formatSum }: OwnerWords,
): EmailRow[] {
  return [
    { label: texts.paid, value: formatSum(facts) },
    { label: texts.payment, value: facts.processorId ?? facts.processorPaymentId ?? texts.unknown },
  ]
}

/** Returns the rows about a customer. */
export async function describeCustomer(
  { db, options }: Dependencies,
  id: number,
): Promise<EmailRow[]> {
  const { email } = await getCustomer(db, id)
  return [{ label: getOwnerWords(options.shop).payments.customer, value: email }]
}

/** Fills the amount of a payment or refund, in cents, into a text. */
export function fillAmount(
  text: string,
  { amount }: { readonly amount: number },
  { formatMoney }: OwnerWords,
): string {
  return fillPlaceholders(text, { amount: formatMoney(amount) })
}

/** Enqueues what the shop owner is told about payments; its texts name the processor. */
export async function enqueuePaymentAlert(
  dependencies: Dependencies,
  alert: Pick<Alert, 'subject' | 'text' | 'rows' | 'end'>,
): Promise<DeliverEmails> {
  const { words } = dependencies.processors
  return await enqueueAlert(dependencies, {
    ...alert,
    kind: 'payment-alert',
    text: alert.text.map((text) => fillPlaceholders(text, words)),
    subject: fillPlaceholders(alert.subject, words),
    rows: alert.rows.map((row) => ({ ...row, label: fillPlaceholders(row.label, words) })),
  })
}
