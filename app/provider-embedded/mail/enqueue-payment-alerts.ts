import { getCustomer } from '../db/customers.ts'
import type { PaymentSessionRow } from '../db/payment-sessions.ts'
import type { RefundRow } from '../db/refunds.ts'
import type { Mismatched } from '../db/settle-payment.ts'
import type { Dependencies } from '../dependencies.ts'
import { formatMoney } from '../domain/locales.ts'
import { isDisputeReason, moreThanLeft } from '../domain/refunds.ts'
import type { PaymentFacts } from '../domain/payment-processor.ts'
import { enqueueAlert } from './enqueue-alert.ts'
import type { DeliverEmails } from './outbox.ts'
import type { EmailRow } from './render-email.ts'

/** What the shop owner is told, always in English. */
interface PaymentAlert {
  readonly subject: string
  readonly text: string
  readonly rows: readonly EmailRow[]
}

/**
 * Enqueues the email about a refund that failed, of which `recovered` cents did not come back to the
 * balance; call it in the transaction that stores it.
 */
export async function enqueueFailedRefundAlert(
  dependencies: Dependencies,
  refund: RefundRow,
  recovered: number,
): Promise<DeliverEmails> {
  const amount = formatMoney(refund.amount, 'en')
  return await enqueuePaymentAlert(dependencies, {
    subject: `A refund of ${amount} failed`,
    text: `The card could not be refunded. ${explainFailure(refund, recovered)}`,
    rows: await describeRefund(dependencies, refund),
  })
}

function explainFailure({ reason }: RefundRow, recovered: number): string {
  const missing =
    recovered === 0 ? '' : `${formatMoney(recovered, 'en')} did not come back to the balance`
  if (isDisputeReason(reason)) {
    return (
      'The payment is disputed: the bank decides whether the customer gets the money back from it. ' +
      'What is unspent of the top-up is held until then. Unless you win, do not refund it in another ' +
      'way.'
    )
  }
  if (reason === moreThanLeft) {
    return (
      'A part of the payment had already been refunded on the website of the payment service, and ' +
      `less is left than this refund. ${missing === '' ? '' : `${missing}. `}The customer has that ` +
      'part on the card: do not refund it in another way. The rest can still be refunded to the card.'
    )
  }
  if (missing === '') {
    return (
      'The customer has the Tunes back. Contact the customer and refund them in another way, or ' +
      'again with another card.'
    )
  }
  return (
    `${missing}, because the payment is disputed or was refunded otherwise. Do not refund this in ` +
    'another way.'
  )
}

/** Enqueues the email about a refund of a payment that the owner had refunded already. */
export async function enqueueRefundedOtherwiseAlert(
  dependencies: Dependencies,
  refund: RefundRow,
): Promise<DeliverEmails> {
  const amount = formatMoney(refund.amount, 'en')
  return await enqueuePaymentAlert(dependencies, {
    subject: `A refund of ${amount} was not needed`,
    text:
      'The payment had already been refunded on the website of the payment service. The customer ' +
      'has that money, and it was taken from the balance. Do not refund it in another way.',
    rows: await describeRefund(dependencies, refund),
  })
}

/** Enqueues the email about a refund that was paid after it had failed. */
export async function enqueueRetakenRefundAlert(
  dependencies: Dependencies,
  refund: RefundRow,
): Promise<DeliverEmails> {
  const amount = formatMoney(refund.amount, 'en')
  return await enqueuePaymentAlert(dependencies, {
    subject: `A failed refund of ${amount} was paid after all`,
    text:
      'The payment service says now that the card was refunded. The Tunes were taken from the ' +
      'balance again; what had been spent is a loss. Do not refund it in another way.',
    rows: [
      ...(await describeRefund(dependencies, refund)),
      { label: 'Loss', value: formatMoney(refund.loss, 'en') },
    ],
  })
}

/** Enqueues the email about a payment that a bank considers fraud. */
export async function enqueueFraudAlert(
  dependencies: Dependencies,
  session: PaymentSessionRow,
): Promise<DeliverEmails> {
  const amount = formatMoney(session.amount, 'en')
  return await enqueuePaymentAlert(dependencies, {
    subject: `A payment of ${amount} may be fraud`,
    text: 'The bank warns that the card may be stolen. A refund now avoids a dispute and its fee.',
    rows: [
      ...(await describeCustomer(dependencies, session.customer_id)),
      { label: 'Top-up', value: session.id },
    ],
  })
}

/** Enqueues the email about a payment that is not the one of its session, or has another sum. */
export async function enqueueUnmatchedAlert(
  dependencies: Dependencies,
  { session, reason }: Pick<Mismatched, 'session' | 'reason'>,
  facts: PaymentFacts,
): Promise<DeliverEmails> {
  const opened = session.processor_id ?? session.processor_payment_id ?? 'unknown'
  return await enqueuePaymentAlert(dependencies, {
    subject: 'A payment does not match its top-up',
    text:
      reason === 'amount'
        ? 'It credits nothing. Compare the two sums on the website of the payment service, and refund ' +
          'the payment there.'
        : 'It credits nothing, because the top-up has another payment. Compare the two on the website ' +
          'of the payment service, and refund this one there.',
    rows: [
      ...(await describeCustomer(dependencies, session.customer_id)),
      { label: 'Top-up', value: session.id },
      { label: 'Expected', value: formatMoney(session.amount, 'en') },
      ...(reason === 'amount' ? [] : [{ label: 'Payment of the top-up', value: opened }]),
      ...describePayment(facts),
    ],
  })
}

/** Enqueues the email about a payment whose session is missing, as after a restored backup. */
export async function enqueueUnknownPaymentAlert(
  dependencies: Dependencies,
  facts: PaymentFacts,
): Promise<DeliverEmails> {
  return await enqueuePaymentAlert(dependencies, {
    subject: 'A payment is not in the database of the shop',
    text:
      'It credits nothing. It was probably made between a backup and its restoration. Find the ' +
      'payment on the website of the payment service, and refund it there.',
    rows: [{ label: 'Top-up', value: facts.sessionId ?? 'unknown' }, ...describePayment(facts)],
  })
}

async function describeRefund(dependencies: Dependencies, refund: RefundRow): Promise<EmailRow[]> {
  return [
    ...(await describeCustomer(dependencies, refund.customer_id)),
    { label: 'Refund', value: String(refund.id) },
    { label: 'Top-up', value: refund.session_id },
    { label: 'Reason', value: refund.reason ?? 'unknown' },
  ]
}

function describePayment(facts: PaymentFacts): EmailRow[] {
  return [
    { label: 'Paid', value: `${(facts.amount / 100).toFixed(2)} ${facts.currency}` },
    { label: 'Payment', value: facts.processorId ?? facts.processorPaymentId ?? 'unknown' },
  ]
}

/** Returns the rows about a customer. */
export async function describeCustomer({ db }: Dependencies, id: number): Promise<EmailRow[]> {
  const { email } = await getCustomer(db, id)
  return [{ label: 'Customer', value: email }]
}

/** Enqueues what the shop owner is told about payments. */
export async function enqueuePaymentAlert(
  dependencies: Dependencies,
  { subject, text, rows }: PaymentAlert,
): Promise<DeliverEmails> {
  const alert = { kind: 'payment-alert', language: 'en', subject, text: [text], rows } as const
  return await enqueueAlert(dependencies, alert)
}
