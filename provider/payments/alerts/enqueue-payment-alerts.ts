import { getCustomer } from '../../accounts/customers.store.ts'
import type { PaymentSessionRow } from '../payment-sessions.store.ts'
import type { RefundRow } from '../refunds.store.ts'
import type { MismatchedSettlement } from '../settlement.rules.ts'
import type { Dependencies } from '../../dependencies.ts'
import { isDisputeReason, moreThanLeft } from '../refunds.rules.ts'
import type { PaymentFacts } from '../payment-processor.ts'
import type { ProcessorReasons } from '../payment-processor.ts'
import { describeReason } from './describe-reason.ts'
import { enqueueAlert } from '../../owner/enqueue-alert.ts'
import type { Alert } from '../../owner/enqueue-alert.ts'
import type { DeliverEmails } from '../../platform/mail/outbox.ts'
import { getOwnerWords } from '../../owner/owner-words.ts'
import type { OwnerWords } from '../../owner/owner-words.ts'
import type { EmailRow } from '../../platform/mail/render-email.ts'

/**
 * Enqueues the email about a failed refund, of which `recovered` cents were not returned to the
 * balance. Call it in the transaction that stores the failure.
 */
export async function enqueueFailedRefundAlert(
  dependencies: Dependencies,
  refund: RefundRow,
  recovered: number,
): Promise<DeliverEmails> {
  const words = getPaymentWords(dependencies)
  const { texts, formatMoney } = words
  return await enqueuePaymentAlert(dependencies, {
    subject: texts.payment_alert_refund_failed({ amount: formatMoney(refund.amount) }),
    text: [texts.payment_alert_refund_failed_text(), ...explainFailure(refund, recovered, words)],
    rows: await describeRefund(dependencies, refund, words),
  })
}

function explainFailure(
  { reason }: RefundRow,
  recovered: number,
  { texts, formatMoney, processor }: PaymentWords,
): string[] {
  if (isDisputeReason(reason)) return [texts.payment_alert_refund_disputed_text()]
  const missing =
    recovered === 0 ? [] : [texts.payment_alert_refund_missing({ amount: formatMoney(recovered) })]
  if (reason === moreThanLeft)
    return [...missing, texts.payment_alert_refund_too_large_text({ processor })]
  if (recovered === 0) return [texts.payment_alert_refund_elsewhere_text()]
  return [...missing, texts.payment_alert_refund_missing_text()]
}

/** Enqueues the email about a refund of a payment that the owner had already refunded. */
export async function enqueueRefundedOtherwiseAlert(
  dependencies: Dependencies,
  refund: RefundRow,
): Promise<DeliverEmails> {
  const words = getPaymentWords(dependencies)
  const { texts, processor, formatMoney } = words
  return await enqueuePaymentAlert(dependencies, {
    subject: texts.payment_alert_refund_not_needed({ amount: formatMoney(refund.amount) }),
    text: [texts.payment_alert_refund_not_needed_text({ processor })],
    rows: await describeRefund(dependencies, refund, words),
  })
}

/** Enqueues the email about a refund that was paid after it had failed. */
export async function enqueueRetakenRefundAlert(
  dependencies: Dependencies,
  refund: RefundRow,
): Promise<DeliverEmails> {
  const words = getPaymentWords(dependencies)
  const { texts, processor, formatMoney } = words
  return await enqueuePaymentAlert(dependencies, {
    subject: texts.payment_alert_refund_paid({ amount: formatMoney(refund.amount) }),
    text: [texts.payment_alert_refund_paid_text({ processor })],
    rows: [
      ...(await describeRefund(dependencies, refund, words)),
      { label: texts.payment_alert_loss(), value: formatMoney(refund.loss) },
    ],
  })
}

/** Enqueues the email about a payment that a bank suspects of fraud. */
export async function enqueueFraudAlert(
  dependencies: Dependencies,
  session: PaymentSessionRow,
): Promise<DeliverEmails> {
  const words = getPaymentWords(dependencies)
  const { texts, formatMoney } = words
  return await enqueuePaymentAlert(dependencies, {
    subject: texts.payment_alert_fraud({ amount: formatMoney(session.amount) }),
    text: [texts.payment_alert_fraud_text()],
    rows: [
      ...(await createCustomerRows(dependencies, session.customer_id)),
      { label: texts.payment_alert_top_up(), value: session.id },
    ],
  })
}

/** Enqueues the email about a payment that does not match its session, or its amount. */
export async function enqueueUnmatchedAlert(
  dependencies: Dependencies,
  { session, reason }: Pick<MismatchedSettlement, 'session' | 'reason'>,
  facts: PaymentFacts,
): Promise<DeliverEmails> {
  const words = getPaymentWords(dependencies)
  const { texts, processor, formatMoney } = words
  const opened =
    session.processor_id ?? session.processor_payment_id ?? texts.payment_alert_unknown()
  return await enqueuePaymentAlert(dependencies, {
    subject: texts.payment_alert_mismatch(),
    text: [
      reason === 'amount'
        ? texts.payment_alert_mismatch_amount_text({ processor })
        : texts.payment_alert_mismatch_payment_text({ processor }),
    ],
    rows: [
      ...(await createCustomerRows(dependencies, session.customer_id)),
      { label: texts.payment_alert_top_up(), value: session.id },
      { label: texts.payment_alert_expected(), value: formatMoney(session.amount) },
      ...(reason === 'amount'
        ? []
        : [{ label: texts.payment_alert_payment_of_top_up(), value: opened }]),
      ...describePayment(facts, words),
    ],
  })
}

/** Enqueues the email about a payment whose session is missing, as after restoring a backup. */
export async function enqueueUnknownPaymentAlert(
  dependencies: Dependencies,
  facts: PaymentFacts,
): Promise<DeliverEmails> {
  const words = getPaymentWords(dependencies)
  const { texts, processor } = words
  return await enqueuePaymentAlert(dependencies, {
    subject: texts.payment_alert_stray_payment(),
    text: [texts.payment_alert_stray_payment_text({ processor })],
    rows: [
      {
        label: texts.payment_alert_top_up(),
        value: facts.sessionId ?? texts.payment_alert_unknown(),
      },
      ...describePayment(facts, words),
    ],
  })
}

async function describeRefund(
  dependencies: Dependencies,
  refund: RefundRow,
  words: PaymentWords,
): Promise<EmailRow[]> {
  const { texts, processor } = words
  return [
    ...(await createCustomerRows(dependencies, refund.customer_id)),
    { label: texts.payment_alert_refund(), value: String(refund.id) },
    { label: texts.payment_alert_top_up(), value: refund.session_id },
    {
      label: texts.payment_alert_reason({ processor }),
      value: describeReason('refund', refund.reason, words),
    },
  ]
}

function describePayment(facts: PaymentFacts, { texts, formatSum }: OwnerWords): EmailRow[] {
  return [
    { label: texts.payment_alert_paid(), value: formatSum(facts) },
    {
      label: texts.payment_alert_payment(),
      value: facts.processorId ?? facts.processorPaymentId ?? texts.payment_alert_unknown(),
    },
  ]
}

/** Returns the email rows that identify a customer. */
export async function createCustomerRows(
  { db, options }: Dependencies,
  id: number,
): Promise<EmailRow[]> {
  const { email } = await getCustomer(db, id)
  return [{ label: getOwnerWords(options.shop).texts.payment_alert_customer(), value: email }]
}

/** Texts and formatters for payment alerts to the owner. */
export interface PaymentWords extends OwnerWords {
  /** The name of the payment service. */
  readonly processor: string
  /** The texts for the processor's codes. */
  readonly reasons: ProcessorReasons
}

/** Returns the texts and formatters in the owner's language, with those of the processor. */
export function getPaymentWords({
  options,
  processors,
}: Pick<Dependencies, 'options' | 'processors'>): PaymentWords {
  const { words, reasons } = processors
  return { ...getOwnerWords(options.shop), processor: words.processor, reasons }
}

/** Enqueues a payment alert to the shop owner. */
export async function enqueuePaymentAlert(
  dependencies: Dependencies,
  alert: Pick<Alert, 'subject' | 'text' | 'rows' | 'end'>,
): Promise<DeliverEmails> {
  return await enqueueAlert(dependencies, { ...alert, kind: 'payment-alert' })
}
