import { isDeepStrictEqual } from 'node:util'
import { createTopUpEntry } from '../domain/ledger.ts'
import type {
  PaymentFacts,
  PaymentNotification,
  ProcessorName,
} from '../domain/payment-processor.ts'
import { getNextPaymentStatus } from '../domain/payment-session.ts'
import { insertJournalEntry } from './ledger.ts'
import { findPaymentSession, recordNotification } from './payment-sessions.ts'
import type { PaymentSessionRow } from './payment-sessions.ts'
import type { Database } from './schema.ts'
import { lockRow } from './transact.ts'
import { keepUnmatchedPayment } from './unmatched-payments.ts'

/** What has become of a session. */
export type Settlement =
  /** `isCredited` is true for the one call that has credited the balance. */
  | {
      readonly outcome: 'settled'
      readonly session: PaymentSessionRow
      readonly isCredited: boolean
    }
  /** The sum or the currency is another one; nothing was credited. */
  | { readonly outcome: 'mismatched'; readonly session: PaymentSessionRow; readonly isNew: boolean }
  | { readonly outcome: 'unknown' }

/**
 * Brings a session up to date with what the processor says about its payment, and credits the
 * balance once when it becomes paid, whether a webhook, the customer's return or the reconciliation
 * reports it. A paid sum that differs is kept for the owner instead. A notification that was received
 * before changes nothing. Must run in a single transaction.
 */
export async function settlePayment(
  db: Database,
  processor: ProcessorName,
  facts: PaymentFacts,
  now: Date,
  notification: Pick<PaymentNotification, 'id' | 'type'> | null = null,
): Promise<Settlement> {
  const { sessionId } = facts
  if (sessionId === null) return { outcome: 'unknown' }
  await lockRow(db, 'payment_sessions', sessionId)
  const session = await findPaymentSession(db, sessionId)
  if (session === null || session.processor !== processor) return { outcome: 'unknown' }
  await lockRow(db, 'customers', session.customer_id)
  if (!isSameSum(session, facts)) {
    // What was looked up by its payment, as for a refund in the Dashboard, lacks the id of the session.
    const named = { ...facts, processorId: facts.processorId ?? session.processor_id }
    const isNew =
      facts.status === 'paid' && (await keepUnmatchedPayment(db, processor, named, 'amount', now))
    return { outcome: 'mismatched', session, isNew }
  }
  if (notification !== null && !(await recordNotification(db, notification, sessionId, now))) {
    return { outcome: 'settled', session, isCredited: false }
  }
  const status = getNextPaymentStatus(session.status, facts.status)
  const isCredited = status === 'paid' && session.status !== 'paid'
  const changes = {
    status,
    processor_id: session.processor_id ?? facts.processorId,
    processor_payment_id: session.processor_payment_id ?? facts.processorPaymentId,
    card_country: session.card_country ?? facts.cardCountry,
    billing_country: session.billing_country ?? facts.billingCountry,
    ...(isCredited ? { paid_at: now.toISOString() } : {}),
  }
  const updated = await update(db, session, changes, now)
  if (isCredited) await insertJournalEntry(db, createTopUpEntry(session), now)
  return { outcome: 'settled', session: updated, isCredited }
}

/** Stores the changes and returns the session with them; writes nothing if there are none. */
async function update(
  db: Database,
  session: PaymentSessionRow,
  changes: Partial<PaymentSessionRow>,
  now: Date,
): Promise<PaymentSessionRow> {
  const updated = { ...session, ...changes }
  if (isDeepStrictEqual(updated, session)) return session
  return await db
    .updateTable('payment_sessions')
    .set({ ...changes, updated_at: now.toISOString() })
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

function isSameSum(session: PaymentSessionRow, { amount, currency }: PaymentFacts): boolean {
  return session.amount === amount && session.currency === currency
}
