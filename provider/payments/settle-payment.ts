import type { Dependencies } from '../dependencies.ts'
import { createTopUpEntry } from '../ledger/ledger.rules.ts'
import { insertJournalEntry } from '../ledger/ledger.store.ts'
import { lockRow, transact } from '../platform/database/transact.ts'
import { deliverNothing } from '../platform/mail/outbox.ts'
import type { DeliverEmails } from '../platform/mail/outbox.ts'
import { enqueueUnmatchedAlert } from './alerts/enqueue-payment-alerts.ts'
import { enqueuePaymentNotice, enqueueTopUpReceipt } from './enqueue-payment-emails.ts'
import { placePaidOrder } from './order-payments/place-paid-order.ts'
import type { PaymentFacts, PaymentNotification } from './payment-processor.ts'
import { getNextPaymentStatus } from './payment-session.rules.ts'
import {
  findPaymentSession,
  recordNotification,
  updatePaymentSession,
} from './payment-sessions.store.ts'
import type { PaymentSessionRow } from './payment-sessions.store.ts'
import { completeSession, findMismatch, getPaymentChange, isForeign } from './settlement.rules.ts'
import type {
  Mismatch,
  MismatchedSettlement,
  PaymentChange,
  Settlement,
} from './settlement.rules.ts'
import { storeUnmatchedPayment } from './unmatched-payments.store.ts'

/** A processor's report on a payment, and the message that contained it, if any. */
interface PaymentReport {
  readonly processor: string
  readonly facts: PaymentFacts
  readonly notification: Pick<PaymentNotification, 'id' | 'type'> | null
}

/**
 * Updates a session from the processor's report on its payment, whether from a webhook, the
 * customer's return or the reconciliation. When the payment is paid, credits the balance once, places
 * the order that it is for in the same transaction, and emails the customer. A payment that does not match its session is stored for the owner, who is
 * alerted. Ignores notifications already received.
 */
export async function settlePayment(
  dependencies: Dependencies,
  processor: string,
  facts: PaymentFacts,
  notification: Pick<PaymentNotification, 'id' | 'type'> | null = null,
): Promise<Settlement> {
  const { settlement, deliver } = await transact(dependencies.db, async (db) => {
    const inside = { ...dependencies, db }
    const settled = await settle(inside, { processor, facts, notification })
    return { settlement: settled, deliver: await enqueueMails(inside, settled, facts) }
  })
  deliver()
  const outcome = getOutcome(settlement)
  if (outcome !== null)
    dependencies.options.telemetry?.count('overtone_payments_total', { outcome })
  if (settlement.outcome === 'mismatched' && settlement.isNew) {
    logMismatch(dependencies, settlement, facts)
  }
  return settlement
}

/**
 * Returns what has changed for the metrics; null if nothing has, as when a mismatch is found again.
 */
function getOutcome(settlement: Settlement): PaymentChange | 'mismatched' | null {
  if (settlement.outcome === 'settled') return settlement.change
  return settlement.outcome === 'mismatched' && settlement.isNew ? 'mismatched' : null
}

async function settle(dependencies: Dependencies, report: PaymentReport): Promise<Settlement> {
  const { db, clock, options } = dependencies
  const { processor, facts, notification } = report
  const { sessionId } = facts
  if (sessionId === null) return { outcome: 'unknown' }
  await lockRow(db, 'payment_sessions', sessionId)
  const session = await findPaymentSession(db, sessionId)
  if (session === null || session.processor !== processor) return { outcome: 'unknown' }
  if (isForeign(session, facts, options.storefrontUrl)) return { outcome: 'unknown' }
  await lockRow(db, 'customers', session.customer_id)
  const reason = findMismatch(session, facts)
  if (reason !== null) return await storeForOwner(dependencies, report, session, reason)
  const now = clock()
  if (notification !== null && !(await recordNotification(db, notification, sessionId, now))) {
    return { outcome: 'settled', session, change: null, order: null }
  }
  const status = getNextPaymentStatus(session.status, facts.status)
  const change = getPaymentChange(session.status, status)
  const changes = {
    ...completeSession(session, facts),
    status,
    ...(change === 'credited' ? { paid_at: now.toISOString() } : {}),
  }
  const updated = await updatePaymentSession(db, session, changes, now)
  if (change !== 'credited') return { outcome: 'settled', session: updated, change, order: null }
  await insertJournalEntry(db, createTopUpEntry(session), now)
  const order = await placePaidOrder(dependencies, updated)
  return { outcome: 'settled', session: updated, change, order }
}

async function storeForOwner(
  { db, clock }: Dependencies,
  { processor, facts }: PaymentReport,
  session: PaymentSessionRow,
  reason: Mismatch,
): Promise<MismatchedSettlement> {
  // A payment found by its own id, as for a refund on the processor's website, lacks the session's
  // id.
  const processorId = reason === 'amount' ? session.processor_id : null
  const named = { ...facts, processorId: facts.processorId ?? processorId }
  const isNew =
    facts.status === 'paid' && (await storeUnmatchedPayment(db, processor, named, reason, clock()))
  return { outcome: 'mismatched', session, reason, isNew }
}

async function enqueueMails(
  dependencies: Dependencies,
  settlement: Settlement,
  facts: PaymentFacts,
): Promise<DeliverEmails> {
  if (settlement.outcome === 'settled' && settlement.change !== null) {
    const { session, change, order } = settlement
    if (change !== 'credited') return await enqueuePaymentNotice(dependencies, session, change)
    // The receipt of the order says how it was paid.
    if (order !== null && 'orderId' in order) return order.finish
    return await enqueueTopUpReceipt(dependencies, session, order?.refusal ?? null)
  }
  if (settlement.outcome === 'mismatched' && settlement.isNew) {
    return await enqueueUnmatchedAlert(dependencies, settlement, facts)
  }
  return deliverNothing
}

function logMismatch(
  { log }: Dependencies,
  { session: { id, amount, currency }, reason }: MismatchedSettlement,
  facts: PaymentFacts,
): void {
  log({
    level: 'error',
    event: 'payment-unmatched',
    session: id,
    reason,
    expected: `${amount} ${currency}`,
    paid: `${facts.amount} ${facts.currency}`,
  })
}
