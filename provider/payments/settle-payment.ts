import { isDeepStrictEqual } from 'node:util'
import { createTopUpEntry } from '../ledger/ledger.rules.ts'
import type { PaymentFacts, PaymentNotification, ProcessorName } from './payment-processor.ts'
import { getNextPaymentStatus } from './payment-session.rules.ts'
import type { PaymentSessionStatus } from './payment-session.rules.ts'
import { insertJournalEntry } from '../ledger/ledger.store.ts'
import { findPaymentSession, recordNotification } from './payment-sessions.store.ts'
import type { PaymentSessionRow } from './payment-sessions.store.ts'
import type { Database } from '../platform/database/database.ts'
import { lockRow } from '../platform/database/transact.ts'
import { keepUnmatchedPayment } from './unmatched-payments.store.ts'

/** What has become of a session. */
export type Settlement =
  /** `change` is not null for the one call that has made it. */
  | {
      readonly outcome: 'settled'
      readonly session: PaymentSessionRow
      readonly change: PaymentChange | null
    }
  /** The sum, the currency or the payment is another one; nothing was credited. */
  | Mismatched
  | { readonly outcome: 'unknown' }

/**
 * What has happened to a payment: it was credited to the balance, it is on its way, or it was and did
 * not arrive.
 */
export type PaymentChange = 'credited' | 'pending' | 'failed'

/** `isNew` is true for the one call that has kept a payment for the owner. */
export interface Mismatched {
  readonly outcome: 'mismatched'
  readonly session: PaymentSessionRow
  readonly reason: Mismatch
  readonly isNew: boolean
}

/** How a payment differs from the one that the session was opened for. */
export type Mismatch = 'amount' | 'other-payment'

/** Where facts come from and for whom they are. */
export interface FactsContext {
  readonly processor: ProcessorName
  /** The address of this shop, as in `PaymentFacts`. */
  readonly shop: string
}

/**
 * Brings a session up to date with what the processor says about its payment, and credits the
 * balance once when it becomes paid, whether a webhook, the customer's return or the reconciliation
 * reports it. A payment that differs is kept for the owner instead. A notification that was received
 * before changes nothing. Must run in a single transaction.
 */
export async function settlePayment(
  db: Database,
  { processor, shop }: FactsContext,
  facts: PaymentFacts,
  now: Date,
  notification: Pick<PaymentNotification, 'id' | 'type'> | null = null,
): Promise<Settlement> {
  const { sessionId } = facts
  if (sessionId === null) return { outcome: 'unknown' }
  await lockRow(db, 'payment_sessions', sessionId)
  const session = await findPaymentSession(db, sessionId)
  if (session === null || session.processor !== processor) return { outcome: 'unknown' }
  if (isForeign(session, facts, shop)) return { outcome: 'unknown' }
  await lockRow(db, 'customers', session.customer_id)
  const reason = findMismatch(session, facts)
  if (reason !== null) {
    // What was looked up by its payment, as for a refund in the Dashboard, lacks the id of the session.
    const processorId = reason === 'amount' ? session.processor_id : null
    const named = { ...facts, processorId: facts.processorId ?? processorId }
    const isNew =
      facts.status === 'paid' && (await keepUnmatchedPayment(db, processor, named, reason, now))
    return { outcome: 'mismatched', session, reason, isNew }
  }
  if (notification !== null && !(await recordNotification(db, notification, sessionId, now))) {
    return { outcome: 'settled', session, change: null }
  }
  const status = getNextPaymentStatus(session.status, facts.status)
  const change = getChange(session.status, status)
  const changes = {
    status,
    processor_id: session.processor_id ?? facts.processorId,
    processor_payment_id: session.processor_payment_id ?? facts.processorPaymentId,
    method: session.method ?? facts.method,
    card_country: session.card_country ?? facts.cardCountry,
    billing_country: session.billing_country ?? facts.billingCountry,
    ...(change === 'credited' ? { paid_at: now.toISOString() } : {}),
  }
  const updated = await update(db, session, changes, now)
  if (change === 'credited') await insertJournalEntry(db, createTopUpEntry(session), now)
  return { outcome: 'settled', session: updated, change }
}

function getChange(
  before: PaymentSessionStatus,
  after: PaymentSessionStatus,
): PaymentChange | null {
  if (after === before) return null
  if (after === 'paid') return 'credited'
  if (after === 'processing') return 'pending'
  return before === 'processing' || after === 'failed' ? 'failed' : null
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

/**
 * Returns whether the shop did not open this payment. Stripe takes the reference of a payment from
 * the address of a Payment Link, in which payers can write the id of any session of theirs.
 */
function isForeign(
  session: PaymentSessionRow,
  { processorId, shop }: PaymentFacts,
  ownShop: string,
): boolean {
  return processorId !== null && processorId !== session.processor_id && shop !== ownShop
}

/** The processor's id is unknown of a session whose opening was interrupted. */
function findMismatch(session: PaymentSessionRow, facts: PaymentFacts): Mismatch | null {
  const isPaidTwice =
    session.status === 'paid' &&
    areDifferent(session.processor_payment_id, facts.processorPaymentId)
  if (isPaidTwice || areDifferent(session.processor_id, facts.processorId)) return 'other-payment'
  const isSameSum = session.amount === facts.amount && session.currency === facts.currency
  return isSameSum ? null : 'amount'
}

function areDifferent(known: string | null, reported: string | null): boolean {
  return known !== null && reported !== null && known !== reported
}
