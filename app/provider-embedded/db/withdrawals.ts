import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { createRefundEntry } from '../domain/ledger.ts'
import { isWithdrawable, calculateUnspentTopUps } from '../domain/refunds.ts'
import type { UnspentTopUp } from '../domain/refunds.ts'
import { getBalanceCents, insertJournalEntry } from './ledger.ts'
import type { RefundTable, WithdrawalTable } from './schema-withdrawals.ts'
import type { Database } from './schema.ts'
import { lockRow } from './transact.ts'

export type WithdrawalRow = Selectable<WithdrawalTable>
export type RefundRow = Selectable<RefundTable>

/** A submitted statement of withdrawal. */
export interface WithdrawalInput {
  requestId: string
  customerId: number | null
  name: string
  email: string
  contract: string
  /** The top-up to refund and the amount, in cents, that was shown to the customer. */
  topUp: { id: string; shownAmount: number } | null
  locale: string
}

export type CreateWithdrawalResult =
  | { withdrawal: WithdrawalRow; isNew: false }
  /** `topUp` is the top-up to refund, or null if the statement is not about a top-up. */
  | { withdrawal: WithdrawalRow; isNew: true; topUp: UnspentTopUp | null }
  | { refusal: 'withdrawal_changed' | 'request_taken' }

/**
 * Lists the top-ups a customer can currently withdraw from, newest first, with their unspent
 * amounts.
 */
export async function listWithdrawableTopUps(
  db: Database,
  customerId: number,
  now: Date,
): Promise<UnspentTopUp[]> {
  const rows = await db
    .selectFrom('payment_sessions')
    .innerJoin('payment_events', 'payment_events.session_id', 'payment_sessions.id')
    .innerJoin('journal_entries', (join) =>
      join.on('journal_entries.cause', '=', sql<string>`'payment:' || payment_events.id`),
    )
    .leftJoin('refunds', 'refunds.session_id', 'payment_sessions.id')
    .where('payment_sessions.customer_id', '=', customerId)
    .select([
      'payment_sessions.id',
      'payment_sessions.amount',
      'journal_entries.created_at as paid_at',
      'refunds.id as refund_id',
    ])
    .orderBy('journal_entries.id', 'desc')
    .execute()
  const topUps = rows.map(({ id, amount, paid_at, refund_id }) => ({
    id,
    amount,
    paidAt: new Date(paid_at),
    isRefunded: refund_id !== null,
  }))
  const unspent = calculateUnspentTopUps(topUps, await getBalanceCents(db, customerId))
  return unspent.filter((topUp) => topUp.unspent > 0 && isWithdrawable(topUp.paidAt, now))
}

/** Lists a customer's refunds, newest first. */
export async function listRefunds(db: Database, customerId: number): Promise<RefundRow[]> {
  return await db
    .selectFrom('refunds')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute()
}

/**
 * Inserts a withdrawal. If it is about a top-up, also inserts the refund and debits the unspent
 * amount from the balance. Repeating a request id changes nothing. Must run in a single
 * transaction.
 */
export async function createWithdrawal(
  db: Database,
  input: WithdrawalInput,
  now: Date,
): Promise<CreateWithdrawalResult> {
  if (input.customerId !== null) await lockRow(db, 'customers', input.customerId)
  const existing = await findWithdrawalByRequestId(db, input.requestId)
  if (existing !== null) {
    if (!isSameRequest(existing, input)) return { refusal: 'request_taken' }
    return { withdrawal: existing, isNew: false }
  }
  if (input.topUp === null) {
    return { withdrawal: await insertWithdrawal(db, input, now), topUp: null, isNew: true }
  }
  const { id, shownAmount } = input.topUp
  const topUps =
    input.customerId === null ? [] : await listWithdrawableTopUps(db, input.customerId, now)
  // The refund must be exactly the amount that the customer confirmed.
  const topUp = topUps.find((one) => one.id === id && one.unspent === shownAmount)
  if (topUp === undefined) return { refusal: 'withdrawal_changed' }
  const withdrawal = await insertWithdrawal(db, input, now)
  await insertRefund(db, withdrawal, shownAmount, now)
  return { withdrawal, topUp, isNew: true }
}

/** Marks a pending refund as paid. Must run in a transaction. */
export async function markRefunded(db: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ state: 'refunded', updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .execute()
}

/** Lists the refunds that are not yet confirmed as paid, oldest first. */
export async function listPendingRefunds(db: Database): Promise<RefundRow[]> {
  return await db
    .selectFrom('refunds')
    .selectAll()
    .where('state', '=', 'requested')
    .orderBy('id')
    .execute()
}

/** Returns the refund of a withdrawal, or null. */
export async function findRefund(db: Database, withdrawalId: number): Promise<RefundRow | null> {
  const refund = await db
    .selectFrom('refunds')
    .selectAll()
    .where('withdrawal_id', '=', withdrawalId)
    .executeTakeFirst()
  return refund ?? null
}

async function findWithdrawalByRequestId(
  db: Database,
  requestId: string,
): Promise<WithdrawalRow | null> {
  const row = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row ?? null
}

function isSameRequest(row: WithdrawalRow, input: WithdrawalInput): boolean {
  return (
    row.customer_id === input.customerId &&
    row.email === input.email &&
    row.name === input.name &&
    row.contract === input.contract &&
    row.session_id === (input.topUp?.id ?? null)
  )
}

async function insertWithdrawal(
  db: Database,
  input: WithdrawalInput,
  now: Date,
): Promise<WithdrawalRow> {
  return await db
    .insertInto('withdrawals')
    .values({
      request_id: input.requestId,
      customer_id: input.customerId,
      name: input.name,
      email: input.email,
      contract: input.contract,
      session_id: input.topUp?.id ?? null,
      locale: input.locale,
      received_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function insertRefund(
  db: Database,
  withdrawal: WithdrawalRow,
  amount: number,
  now: Date,
): Promise<void> {
  const { id, session_id: sessionId, customer_id: customerId } = withdrawal
  if (sessionId === null || customerId === null) throw new Error('a refund requires a top-up')
  const timestamp = now.toISOString()
  const refund = await db
    .insertInto('refunds')
    .values({
      withdrawal_id: id,
      session_id: sessionId,
      customer_id: customerId,
      amount,
      state: 'requested',
      created_at: timestamp,
      updated_at: timestamp,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertJournalEntry(db, createRefundEntry(refund.id, customerId, amount), now)
}
