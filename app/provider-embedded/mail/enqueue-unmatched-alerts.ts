import { findPaymentSession } from '../db/payment-sessions.ts'
import type { UnmatchedPaymentRow } from '../db/unmatched-payments.ts'
import type { Dependencies } from '../dependencies.ts'
import { enqueuePaymentAlert } from './enqueue-payment-alerts.ts'
import type { DeliverEmails } from './outbox.ts'
import type { EmailRow } from './render-email.ts'

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
  const sum = formatSum(payment)
  const due = dueAt === null ? 'as soon as possible' : `until ${dueAt.toISOString().slice(0, 10)}`
  const { subject, text } = {
    'refund-failed': {
      subject: `A refund of ${sum} failed`,
      text:
        'The payment credited nothing, and the customer does not have the money back. Contact the ' +
        'customer and refund them in another way, or again with another card.',
    },
    'refund-disputed': {
      subject: `A refund of ${sum} failed`,
      text:
        'The payment credited nothing, and it is disputed: the customer gets the money back from the ' +
        'bank if you accept the dispute on the website of the payment service. Do not refund it in ' +
        'another way.',
    },
    warned: {
      subject: `A payment of ${sum} may be fraud`,
      text:
        'The bank warns that the card may be stolen. The payment credited nothing. A refund on the ' +
        'website of the payment service now avoids a dispute and its fee.',
    },
    open: {
      subject: `A payment of ${sum} is disputed`,
      text:
        'The customer asks the bank for the money back. The payment credited nothing. If you have ' +
        `refunded it, answer with the refund as evidence ${due} on the website of the payment ` +
        'service; otherwise accept the dispute there.',
    },
    won: {
      subject: `The dispute about ${sum} is won`,
      text: 'The bank has decided for you. The payment credited nothing: refund it, unless you have.',
    },
    lost: {
      subject: `The dispute about ${sum} is lost`,
      text: 'The customer has the money back from the bank. Do not refund the payment.',
    },
  }[news]
  return await enqueuePaymentAlert(dependencies, {
    subject,
    text,
    rows: [
      ...(await describeCustomer(dependencies, payment.session_id)),
      { label: 'Top-up', value: payment.session_id ?? 'unknown' },
      { label: 'Payment', value: payment.processor_payment_id ?? payment.processor_id },
    ],
  })
}

function formatSum({ amount, currency }: UnmatchedPaymentRow): string {
  return `${(amount / 100).toFixed(2)} ${currency}`
}

/** A payment after which a backup was restored has no session. */
async function describeCustomer(
  { db }: Dependencies,
  sessionId: string | null,
): Promise<EmailRow[]> {
  const session = sessionId === null ? null : await findPaymentSession(db, sessionId)
  return session === null ? [] : [{ label: 'Customer', value: session.email }]
}
