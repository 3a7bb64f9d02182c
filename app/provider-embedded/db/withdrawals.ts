import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { getBalanceCents } from './balance.ts'
import { refundEntry } from '../domain/ledger.ts'
import { isWithdrawable, calculateUnspentTopUps } from '#app/provider-embedded/domain/refunds.ts'
import type { UnspentTopUp } from '#app/provider-embedded/domain/refunds.ts'
import { insertJournalEntry } from './ledger.ts'
import type { RefundsTable, WithdrawalsTable } from './schema-withdrawals.ts'
import type { Database } from './schema.ts'

export type WithdrawalRow = Selectable<WithdrawalsTable>
export type RefundRow = Selectable<RefundsTable>

/** A statement of withdrawal as it was sent. */
export interface WithdrawalInput {
  requestId: string
  customerId: number | null
  name: string
  email: string
  contract: string
  /** The top-up to pay back, and the cents the customer was shown for it. */
  topUp: { id: string; shown: number } | null
  locale: string
}

export type CreateWithdrawalResult =
  | { withdrawal: WithdrawalRow; isNew: false }
  /** With the top-up that is paid back, if the statement is about one. */
  | { withdrawal: WithdrawalRow; isNew: true; topUp: UnspentTopUp | null }
  | { refusal: 'withdrawal_changed' | 'request_taken' }

/** The top-ups a customer can withdraw from now, newest first, with what is left of each. */
export async function listWithdrawableTopUps(
  db: Database,
  customerId: number,
  now: Date,
): Promise<UnspentTopUp[]> {
  const rows = await db
    .selectFrom('payment_sessions')
    .innerJoin('payment_events', 'payment_events.session_id', 'payment_sessions.id')
    .innerJoin('ledger_movements', (join) =>
      join.on('ledger_movements.cause', '=', sql<string>`'payment:' || payment_events.id`),
    )
    .leftJoin('refunds', 'refunds.session_id', 'payment_sessions.id')
    .where('payment_sessions.customer_id', '=', customerId)
    .select([
      'payment_sessions.id',
      'payment_sessions.amount',
      'ledger_movements.created_at as paid_at',
      'refunds.id as refund_id',
    ])
    .orderBy('ledger_movements.id', 'desc')
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

/** What was paid back to a customer, newest first. */
export async function listRefunds(db: Database, customerId: number): Promise<RefundRow[]> {
  return await db
    .selectFrom('refunds')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute()
}

/**
 * Writes a statement down and, where it is about a top-up, takes what is left of it off the balance.
 * The same request id again changes nothing. Call it inside one immediate transaction.
 */
export async function createWithdrawal(
  db: Database,
  wish: WithdrawalInput,
  now: Date,
): Promise<CreateWithdrawalResult> {
  const earlier = await findByRequest(db, wish.requestId)
  if (earlier !== null) {
    if (!isSame(earlier, wish)) return { refusal: 'request_taken' }
    return { withdrawal: earlier, isNew: false }
  }
  if (wish.topUp === null) {
    return { withdrawal: await writeWithdrawal(db, wish, now), topUp: null, isNew: true }
  }
  const { id, shown } = wish.topUp
  const open =
    wish.customerId === null ? [] : await listWithdrawableTopUps(db, wish.customerId, now)
  // What the customer confirmed is what is paid, never another sum.
  const topUp = open.find((one) => one.id === id && one.unspent === shown)
  if (topUp === undefined) return { refusal: 'withdrawal_changed' }
  const withdrawal = await writeWithdrawal(db, wish, now)
  await writeRefund(db, withdrawal, shown, now)
  return { withdrawal, topUp, isNew: true }
}

/** Notes that a refund has been paid. */
export async function markRefunded(db: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ state: 'refunded', updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .execute()
}

/** Refunds nobody has confirmed yet, oldest first. */
export async function listPendingRefunds(db: Database): Promise<RefundRow[]> {
  return await db
    .selectFrom('refunds')
    .selectAll()
    .where('state', '=', 'requested')
    .orderBy('id')
    .execute()
}

/** The refund of a withdrawal; null where it led to none. */
export async function findRefund(db: Database, withdrawalId: number): Promise<RefundRow | null> {
  const refund = await db
    .selectFrom('refunds')
    .selectAll()
    .where('withdrawal_id', '=', withdrawalId)
    .executeTakeFirst()
  return refund ?? null
}

async function findByRequest(db: Database, requestId: string): Promise<WithdrawalRow | null> {
  const row = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row ?? null
}

function isSame(row: WithdrawalRow, wish: WithdrawalInput): boolean {
  return (
    row.customer_id === wish.customerId &&
    row.email === wish.email &&
    row.name === wish.name &&
    row.contract === wish.contract &&
    row.session_id === (wish.topUp?.id ?? null)
  )
}

async function writeWithdrawal(
  db: Database,
  wish: WithdrawalInput,
  now: Date,
): Promise<WithdrawalRow> {
  return await db
    .insertInto('withdrawals')
    .values({
      request_id: wish.requestId,
      customer_id: wish.customerId,
      name: wish.name,
      email: wish.email,
      contract: wish.contract,
      session_id: wish.topUp?.id ?? null,
      locale: wish.locale,
      received_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function writeRefund(
  db: Database,
  withdrawal: WithdrawalRow,
  amount: number,
  now: Date,
): Promise<void> {
  const { id, session_id: sessionId, customer_id: customerId } = withdrawal
  if (sessionId === null || customerId === null) throw new Error('a refund belongs to a top-up')
  const moment = now.toISOString()
  const refund = await db
    .insertInto('refunds')
    .values({
      withdrawal_id: id,
      session_id: sessionId,
      customer_id: customerId,
      amount,
      state: 'requested',
      created_at: moment,
      updated_at: moment,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertJournalEntry(db, refundEntry(refund.id, customerId, amount), now)
}
