import { composeCardRefund } from './compose-card-refund.ts'
import type { PaymentSessionRow } from './payment-sessions.store.ts'
import { findUnansweredRefund } from './pending-refunds.store.ts'
import {
  findRefundById,
  findRefundOfProcessor,
  insertRefund,
  retakeRefund,
  updateRefund,
} from './refunds.store.ts'
import type { RefundRow } from './refunds.store.ts'
import type { Dependencies } from '../dependencies.ts'
import type { PaymentNotification, PaymentProcessor } from './payment-processor.ts'
import { isRefundEffective } from './refunds.rules.ts'
import { enqueueFailedRefund } from './alerts/enqueue-failed-refund.ts'
import { enqueueRetakenRefundAlert } from './alerts/enqueue-payment-alerts.ts'
import { deliverNothing, enqueueEmails } from '../platform/mail/outbox.ts'
import type { DeliverEmails } from '../platform/mail/outbox.ts'

/** A message about a refund. */
export interface RefundNotification extends Extract<PaymentNotification, { kind: 'refund' }> {
  /** True if the processor was asked again after the refund had failed. */
  readonly isConfirmed?: boolean
}

/**
 * Asks the processor about a failed refund that a message reports as paid, because the message may
 * predate the failure. Returns the message with the current state.
 */
export async function confirmRefund(
  { db }: Dependencies,
  processor: PaymentProcessor,
  session: PaymentSessionRow,
  notification: RefundNotification,
): Promise<RefundNotification> {
  const { facts, amount } = notification
  if (facts.state !== 'refunded' || facts.processorId === null) return notification
  const known = await findKnownRefund(db, session, notification)
  if (known === null || isRefundEffective(known.state)) return notification
  const request = { id: `rf_${known.id}`, session: session.id, amount, currency: 'EUR' as const }
  const latest = await processor.refund({ ...request, processorId: facts.processorId })
  return { ...notification, facts: latest, isConfirmed: true }
}

/**
 * Stores a message about a refund. Must run in a transaction that has locked the customer's row.
 */
export async function applyRefund(
  dependencies: Dependencies,
  session: PaymentSessionRow,
  notification: RefundNotification,
): Promise<DeliverEmails> {
  const { db, clock, log } = dependencies
  const { facts, isConfirmed } = notification
  const known = await findKnownRefund(db, session, notification)
  const isRetaken = isConfirmed === true && facts.state === 'refunded'
  if (isRetaken && known !== null && !isRefundEffective(known.state)) {
    return await applyLatePayment(dependencies, known, facts.processorId)
  }
  // Failed refunds are stored as well, because the message that they were made may still arrive.
  const { id } = known ?? (await insertForeignRefund(dependencies, session, notification))
  const update = await updateRefund(db, id, facts, clock())
  const { refund, hasFailed } = update
  if (hasFailed) {
    log({ level: 'error', event: 'refund-not-paid', refund: id, state: refund.state })
    return await enqueueFailedRefund(dependencies, update, known !== null)
  }
  if (known !== null) return deliverNothing
  const receipt = await composeCardRefund(db, dependencies.options.shop, session, refund)
  return await enqueueEmails(dependencies, [receipt])
}

async function applyLatePayment(
  dependencies: Dependencies,
  known: RefundRow,
  processorId: string | null,
): Promise<DeliverEmails> {
  const refund = await retakeRefund(dependencies.db, known, processorId, dependencies.clock())
  const { id, loss } = refund
  dependencies.log({ level: 'error', event: 'refund-paid-after-failure', refund: id, loss })
  return await enqueueRetakenRefundAlert(dependencies, refund)
}

/** Inserts a refund made at the processor. */
async function insertForeignRefund(
  { db, clock }: Dependencies,
  session: PaymentSessionRow,
  { facts: { processorId }, amount }: RefundNotification,
): Promise<RefundRow> {
  const ids = processorId === null ? {} : { processorId }
  const refund = { session, amount, reason: 'made at the processor', ...ids }
  return await insertRefund(db, refund, clock())
}

async function findKnownRefund(
  db: Dependencies['db'],
  session: PaymentSessionRow,
  { facts, amount, requestId }: RefundNotification,
): Promise<RefundRow | null> {
  const known =
    facts.processorId === null ? null : await findRefundOfProcessor(db, facts.processorId)
  if (known !== null) return known
  const id = parseRefundId(requestId)
  if (id === null) {
    // The owner has manually made a refund that is pending here; paying it as well would refund it
    // twice.
    const isMade = isRefundEffective(facts.state)
    return isMade ? await findUnansweredRefund(db, session.id, amount) : null
  }
  // A refund of this shop whose response was lost does not have the processor's id yet.
  const requested = await findRefundById(db, id)
  const isSame = requested?.session_id === session.id && requested.processor_id === null
  return isSame ? requested : null
}

/**
 * Parses the id of this shop's refund request; anybody with access to the Dashboard can enter a
 * different text.
 */
function parseRefundId(requestId: string | null): number | null {
  const digits = /^rf_(\d{1,15})$/.exec(requestId ?? '')?.[1]
  return digits === undefined ? null : Number(digits)
}
