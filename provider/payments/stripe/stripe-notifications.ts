import type Stripe from 'stripe'
import type { PaymentFacts, PaymentNotification } from '../payment-processor.ts'
import { toDisputeFacts, toPaymentFacts, toPaymentIds, toRefundFacts } from './stripe-facts.ts'

/**
 * The event types that the shop reads; the webhook endpoint at Stripe must be subscribed to them.
 */
export const checkoutEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
] as const

/** Event types unrelated to a session: looking up sessions cannot replace a missed webhook. */
export const nonCheckoutEvents = [
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'radar.early_fraud_warning.created',
] as const

/** Converts an event with a verified signature to a notification. */
export function toNotification(event: Stripe.Event): PaymentNotification {
  const { id, type } = event
  // An event of a connected account does not concern this shop's payments.
  if (event.account !== undefined && event.account !== null) return { kind: 'ignored', id, type }
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return toPayment(event, event.data.object)
    case 'checkout.session.async_payment_failed':
      return toPayment(event, event.data.object, 'failed')
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return toRefund(event, event.data.object)
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
      return toDispute(event, event.data.object, null, false)
    case 'charge.dispute.closed':
      return toDispute(event, event.data.object, null, true)
    case 'charge.dispute.funds_withdrawn':
      return toDispute(event, event.data.object, 'withdrawn', false)
    case 'charge.dispute.funds_reinstated':
      return toDispute(event, event.data.object, 'reinstated', false)
    case 'radar.early_fraud_warning.created':
      return { kind: 'fraud-warning', id, type, payment: toPaymentIds(event.data.object) }
    default:
      return { kind: 'ignored', id, type }
  }
}

type EventName = Pick<Stripe.Event, 'id' | 'type'>

function toPayment(
  { id, type }: EventName,
  session: Stripe.Checkout.Session,
  status?: PaymentFacts['status'],
): PaymentNotification {
  if (session.mode !== 'payment') return { kind: 'ignored', id, type }
  const facts = toPaymentFacts(session)
  return { kind: 'payment', id, type, facts: { ...facts, status: status ?? facts.status } }
}

function toRefund({ id, type }: EventName, refund: Stripe.Refund): PaymentNotification {
  return {
    kind: 'refund',
    id,
    type,
    payment: toPaymentIds(refund),
    amount: refund.amount,
    requestId: refund.metadata?.['refund'] ?? null,
    facts: toRefundFacts(refund),
  }
}

function toDispute(
  { id, type, created }: EventName & Pick<Stripe.Event, 'created'>,
  dispute: Stripe.Dispute,
  movement: 'withdrawn' | 'reinstated' | null,
  isClosed: boolean,
): PaymentNotification {
  const reportedAt = new Date(created * 1000)
  const facts = toDisputeFacts(dispute, { movement, isClosed, reportedAt })
  return { kind: 'dispute', id, type, payment: toPaymentIds(dispute), facts }
}
