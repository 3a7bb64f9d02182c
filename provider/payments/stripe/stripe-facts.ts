import type Stripe from 'stripe'
import type { DisputeFacts, PaymentFacts, PaymentIds } from '../payment-processor.ts'
import type { DisputeStage, DisputeState } from '../payment-session.rules.ts'
import type { RefundFacts, RefundState } from '../refunds.rules.ts'
import { readMethod } from './payment-methods.ts'

const sessionIdPattern = /^ps_[0-9a-f]{32}$/

/** Converts a Checkout session to payment facts. */
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
    ...readMethod(intent?.latest_charge ?? null),
    billingCountry: session.customer_details?.address?.country ?? null,
  }
}

/** An intent waits for a payment method both before the customer pays and after a failure. */
const intentStatuses: Readonly<Record<string, PaymentFacts['status']>> = {
  succeeded: 'paid',
  processing: 'processing',
}

/** Converts a payment intent to payment facts. */
export function toIntentFacts(intent: Stripe.PaymentIntent): PaymentFacts {
  const status = intentStatuses[intent.status] ?? 'open'
  const isPaid = status === 'paid'
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return {
    sessionId: toSessionId(intent.metadata['session']),
    status,
    amount: isPaid ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    processorId: null,
    processorPaymentId: intent.id,
    ...readMethod(charge),
    billingCountry: charge?.billing_details.address?.country ?? null,
  }
}

const refundStates: Readonly<Record<string, RefundState>> = {
  succeeded: 'refunded',
  failed: 'failed',
  canceled: 'canceled',
}

/** Converts a Stripe refund to refund facts. */
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

const decisions: Readonly<Record<string, DisputeState>> = {
  won: 'won',
  // An inquiry that did not become a dispute.
  warning_closed: 'won',
  lost: 'lost',
}

/** The data in an event about a dispute, apart from the dispute itself. */
interface DisputeReport {
  readonly movement: DisputeFacts['movement']
  readonly isClosed: boolean
  readonly reportedAt: Date
}

/** Converts a Stripe dispute to dispute facts. */
export function toDisputeFacts(dispute: Stripe.Dispute, report: DisputeReport): DisputeFacts {
  const { movement, reportedAt } = report
  const due = dispute.evidence_details.due_by
  return {
    id: dispute.id,
    amount: dispute.amount,
    reason: dispute.reason,
    // Stripe sends 0 if the bank accepts no evidence.
    dueAt: due ? new Date(due * 1000) : null,
    ...toDisputeState(dispute, report),
    movement,
    reportedAt,
  }
}

/**
 * Returns the state of a dispute. A prevented one has ended, with or without an event of its own:
 * either Stripe blocked it with evidence, or the customer was credited. Neither that nor an unknown
 * status counts as won.
 */
function toDisputeState(
  { status, payment_method_details: details }: Stripe.Dispute,
  { movement, isClosed }: DisputeReport,
): Pick<DisputeFacts, 'state' | 'stage'> {
  const isPrevented = status === 'prevented'
  const stage = toDisputeStage(status, movement)
  if (!isClosed && !isPrevented) return { state: 'open', stage }
  const isBlocked = isPrevented && movement === null && details?.card?.case_type === 'block'
  const decision = isBlocked ? 'won' : decisions[status]
  if (decision !== undefined) return { state: decision, stage }
  return { state: movement === 'withdrawn' ? 'lost' : 'open', stage: 'unclear' }
}

function toDisputeStage(status: string, movement: DisputeFacts['movement']): DisputeStage {
  if (status.startsWith('appeal_')) return 'appeal'
  return status.startsWith('warning_') && movement === null ? 'inquiry' : 'dispute'
}

/** Returns the ids of the payment that a refund, a dispute or a warning belongs to. */
export function toPaymentIds(object: {
  payment_intent?: string | Stripe.PaymentIntent | null
}): PaymentIds {
  return { processorId: null, processorPaymentId: toId(object.payment_intent ?? null) }
}

function toStatus(session: Stripe.Checkout.Session): PaymentFacts['status'] {
  if (session.payment_status === 'paid') return 'paid'
  if (session.status === 'expired') return 'closed'
  if (session.status !== 'complete') return 'open'
  return hasFailed(session.payment_intent) ? 'failed' : 'processing'
}

/** In a complete session, an intent that waits for another method has failed. */
function hasFailed(intent: Stripe.Checkout.Session['payment_intent']): boolean {
  const status = typeof intent === 'object' ? intent?.status : undefined
  return status === 'requires_payment_method' || status === 'canceled'
}

function toSessionId(value: string | null | undefined): string | null {
  return value && sessionIdPattern.test(value) ? value : null
}

function toId(value: string | { id: string } | null): string | null {
  return typeof value === 'object' ? (value?.id ?? null) : value
}
