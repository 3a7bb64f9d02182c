import type Stripe from 'stripe'
import type { DisputeFacts, PaymentFacts, PaymentIds } from '../../domain/payment-processor.ts'
import type { RefundFacts, RefundState } from '../../domain/refunds.ts'

const sessionIdPattern = /^ps_[0-9a-f]{32}$/

/** Returns what a Checkout session says about a payment. */
export function toPaymentFacts(session: Stripe.Checkout.Session): PaymentFacts {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  const shop = session.metadata?.['shop']
  return {
    sessionId: toSessionId(session.client_reference_id ?? session.metadata?.['session']),
    ...(shop === undefined ? {} : { shop }),
    status: toStatus(session),
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    processorId: session.id,
    processorPaymentId: toId(session.payment_intent),
    cardCountry: intent === null ? null : getCardCountry(intent),
    billingCountry: session.customer_details?.address?.country ?? null,
  }
}

/** Returns what a payment intent says about a payment. */
export function toIntentFacts(intent: Stripe.PaymentIntent): PaymentFacts {
  const isPaid = intent.status === 'succeeded'
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return {
    sessionId: toSessionId(intent.metadata['session']),
    status: isPaid ? 'paid' : 'open',
    amount: isPaid ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    processorId: null,
    processorPaymentId: intent.id,
    cardCountry: getCardCountry(intent),
    billingCountry: charge?.billing_details.address?.country ?? null,
  }
}

const refundStates: Readonly<Record<string, RefundState>> = {
  succeeded: 'refunded',
  failed: 'failed',
  canceled: 'canceled',
}

/** Returns what Stripe says about a refund. */
export function toRefundFacts(refund: Stripe.Refund): RefundFacts {
  const state = refundStates[refund.status ?? ''] ?? 'requested'
  const { failure_reason: reason, pending_reason: pendingReason = refund.status } = refund
  return {
    processorId: refund.id,
    state,
    ...(reason === undefined ? {} : { reason }),
    ...(state === 'requested' ? { pendingReason: pendingReason ?? 'unknown' } : {}),
  }
}

/** Returns what Stripe says about a dispute; an inquiry that was closed counts as won. */
export function toDisputeFacts(
  dispute: Stripe.Dispute,
  movement: DisputeFacts['movement'],
  isClosed: boolean,
): DisputeFacts {
  const due = dispute.evidence_details.due_by
  const decided = dispute.status === 'lost' ? 'lost' : 'won'
  return {
    id: dispute.id,
    amount: dispute.amount,
    reason: dispute.reason,
    dueAt: due === null ? null : new Date(due * 1000),
    state: isClosed ? decided : 'open',
    movement,
  }
}

/** Returns the ids of the payment that a refund, a dispute or a warning is about. */
export function toPaymentIds(object: {
  payment_intent?: string | Stripe.PaymentIntent | null
}): PaymentIds {
  return { processorId: null, processorPaymentId: toId(object.payment_intent ?? null) }
}

function toStatus(session: Stripe.Checkout.Session): PaymentFacts['status'] {
  if (session.payment_status === 'paid') return 'paid'
  if (session.status === 'expired') return 'closed'
  return session.status === 'complete' ? 'processing' : 'open'
}

function toSessionId(value: string | null | undefined): string | null {
  return value && sessionIdPattern.test(value) ? value : null
}

function toId(value: string | { id: string } | null): string | null {
  return typeof value === 'object' ? (value?.id ?? null) : value
}

function getCardCountry({ latest_charge: charge }: Stripe.PaymentIntent): string | null {
  if (typeof charge !== 'object') return null
  return charge?.payment_method_details?.card?.country ?? null
}
