import { updateDispute } from './disputes.store.ts'
import {
  findSessionOfProcessor,
  lacksCountry,
  recordNotification,
} from './payment-sessions.store.ts'
import type { PaymentSessionRow } from './payment-sessions.store.ts'
import { findUnmatchedPayment } from './unmatched-payments.store.ts'
import type { UnmatchedPaymentRow } from './unmatched-payments.store.ts'
import { lockRow, transact } from '../platform/database/transact.ts'
import type { Dependencies } from '../dependencies.ts'
import type { PaymentIds, PaymentNotification, PaymentProcessor } from './payment-processor.ts'
import { enqueueDisputeAlert } from './alerts/enqueue-dispute-alerts.ts'
import { enqueueFraudAlert } from './alerts/enqueue-payment-alerts.ts'
import { deliverNothing } from '../platform/mail/outbox.ts'
import type { DeliverEmails } from '../platform/mail/outbox.ts'
import { completeFacts } from './order-payments/complete-facts.ts'
import { applyRefund, confirmRefund } from './receive-refund.ts'
import type { RefundNotification } from './receive-refund.ts'
import { receiveForUnmatched } from './receive-unmatched.ts'
import { refreshPayment } from './refresh-payment.ts'
import { settlePayment } from './settle-payment.ts'

type DisputeNotification = Extract<PaymentNotification, { kind: 'dispute' }>
type WarningNotification = Extract<PaymentNotification, { kind: 'fraud-warning' }>

/** The result of a notification; `ignored` if it is not about a payment of this shop. */
export type NotificationResult = 'received' | 'ignored'

/**
 * Stores a notification once; they can arrive in any order. Settles the payment of a refund or
 * dispute first. Rejects if the database or, where needed, the processor is unavailable, so that
 * the processor sends the message again.
 */
export async function receiveNotification(
  dependencies: Dependencies,
  processor: PaymentProcessor,
  notification: PaymentNotification,
): Promise<NotificationResult> {
  if (notification.kind === 'ignored') return 'ignored'
  if (notification.kind === 'payment') {
    return await receivePayment(dependencies, processor, notification)
  }
  const found = await findPayment(dependencies, processor, notification.payment)
  if (found === null) return 'ignored'
  if ('unmatched' in found) {
    await receiveForUnmatched(dependencies, processor, found.unmatched, notification)
    return 'received'
  }
  const { session } = found
  const confirmed =
    notification.kind === 'refund'
      ? await confirmRefund(dependencies, processor, session, notification)
      : notification
  const deliver = await transact(dependencies.db, async (db) => {
    const inside = { ...dependencies, db }
    await lockRow(db, 'payment_sessions', session.id)
    await lockRow(db, 'customers', session.customer_id)
    const isNew = await recordNotification(db, notification, session.id, dependencies.clock())
    return isNew ? await apply(inside, session, confirmed) : deliverNothing
  })
  deliver()
  return 'received'
}

async function receivePayment(
  dependencies: Dependencies,
  processor: PaymentProcessor,
  notification: Extract<PaymentNotification, { kind: 'payment' }>,
): Promise<NotificationResult> {
  const facts = await completeFacts(dependencies, processor, notification.facts)
  const settlement = await settlePayment(dependencies, processor.name, facts, notification)
  if (settlement.outcome === 'unknown') return 'ignored'
  const { session } = settlement
  // Messages do not contain the card's country, which is evidence for VAT.
  if (lacksCountry(session)) {
    await refreshPayment(dependencies, session)
  }
  return 'received'
}

/** A payment of this shop: a paid session, or an unmatched payment. */
type FoundPayment =
  | { readonly session: PaymentSessionRow }
  | { readonly unmatched: UnmatchedPaymentRow }

/** Returns a payment, which may still be unsettled; null if it is not this shop's. */
async function findPayment(
  dependencies: Dependencies,
  processor: PaymentProcessor,
  payment: PaymentIds,
): Promise<FoundPayment | null> {
  const { db } = dependencies
  const known = await findSessionOfProcessor(db, processor.name, payment)
  if (known?.status === 'paid') return { session: known }
  const stored = await findUnmatchedPayment(db, processor.name, payment)
  if (stored !== null) return { unmatched: stored }
  const facts = await processor.lookUp(payment)
  if (facts === null) return null
  const settlement = await settlePayment(dependencies, processor.name, facts)
  if (settlement.outcome === 'settled') {
    return settlement.session.status === 'paid' ? { session: settlement.session } : null
  }
  const unmatched = await findUnmatchedPayment(db, processor.name, facts)
  return unmatched === null ? null : { unmatched }
}

async function apply(
  dependencies: Dependencies,
  session: PaymentSessionRow,
  notification: RefundNotification | DisputeNotification | WarningNotification,
): Promise<DeliverEmails> {
  if (notification.kind === 'refund') return await applyRefund(dependencies, session, notification)
  if (notification.kind === 'dispute') {
    return await applyDispute(dependencies, session, notification)
  }
  dependencies.log({ level: 'warn', event: 'payment-fraud-warning', session: session.id })
  return await enqueueFraudAlert(dependencies, session)
}

async function applyDispute(
  dependencies: Dependencies,
  session: PaymentSessionRow,
  { facts }: DisputeNotification,
): Promise<DeliverEmails> {
  const { db, clock, log } = dependencies
  const update = await updateDispute(db, session, facts, clock())
  const { dispute, change } = update
  if (change === null) return deliverNothing
  log({
    level: change === 'won' || change === 'reversed' ? 'info' : 'error',
    event: `payment-dispute-${change}`,
    session: session.id,
    dispute: dispute.id,
  })
  return await enqueueDisputeAlert(dependencies, { ...update, change })
}
