import type { Selectable } from 'kysely'
import {
  createRefundEntry,
  createReturnedRefundEntry,
  getRefundCauses,
} from '../ledger/ledger.rules.ts'
import { getNextRefundState, isRefundEffective } from './refunds.rules.ts'
import type { RefundFacts } from './refunds.rules.ts'
import type { Transfer } from '../ledger/ledger.rules.ts'
import { closeIfPaidBack, reopenUnpaid } from './withdrawal-refunds.store.ts'
import { insertJournalEntry, listRepeatedTransfers, getNextCause } from '../ledger/ledger.store.ts'
import { recoverLosses } from './recover-losses.ts'
import type { RefundTable } from '../platform/database/schema/withdrawals.ts'
import type { Database } from '../platform/database/database.ts'
import { lockRow } from '../platform/database/transact.ts'
import { getUnspentAmount } from '../ledger/top-ups.store.ts'

export type RefundRow = Selectable<RefundTable>

/** A refund of a paid session, in cents. */
export interface NewRefund {
  readonly session: { readonly id: string; readonly customer_id: number }
  readonly amount: number
  readonly withdrawalId?: number
  readonly orderId?: number
  /** The withdrawal from an order that it pays back. */
  readonly orderWithdrawalId?: number
  readonly reason?: string
  /** The processor's id, for a refund made there. */
  readonly processorId?: string
}

/** A refund after an update. */
export interface RefundUpdate {
  readonly refund: RefundRow
  /** True if this update made it fail. */
  readonly hasFailed: boolean
  /**
   * The amount not returned to the balance, in cents, because the payment is disputed or was
   * refunded otherwise.
   */
  readonly recovered: number
}

/** Lists the refunds that a customer has received or will receive, newest first. */
export async function listRefunds(db: Database, customerId: number): Promise<RefundRow[]> {
  return await db
    .selectFrom('refunds')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('state', 'in', ['requested', 'refunded'])
    .orderBy('id', 'desc')
    .execute()
}

/** Lists the customer's top-ups of which a refund has failed. */
export async function listRefusedTopUps(db: Database, customerId: number): Promise<string[]> {
  const query = db.selectFrom('refunds').select('session_id').distinct()
  const rows = await query
    .where('customer_id', '=', customerId)
    .where('state', 'in', ['failed', 'canceled'])
    .execute()
  return rows.map(({ session_id: id }) => id)
}

/** Returns the refund of a withdrawal, or null. */
export async function findRefund(db: Database, withdrawalId: number): Promise<RefundRow | null> {
  return await findOne(db, 'withdrawal_id', withdrawalId)
}

/** Returns the refund with this id, or null. */
export async function findRefundById(db: Database, id: number): Promise<RefundRow | null> {
  return await findOne(db, 'id', id)
}

/** Returns the refund with the processor's id, or null. */
export async function findRefundOfProcessor(
  db: Database,
  processorId: string,
): Promise<RefundRow | null> {
  return await findOne(db, 'processor_id', processorId)
}

/**
 * Inserts a refund and debits the balance. An amount beyond the unspent part of the top-up is a
 * loss, which only refunds made at the processor can cause. The customer's row must be locked.
 */
export async function insertRefund(
  db: Database,
  { session, amount, withdrawalId, orderId, orderWithdrawalId, reason, processorId }: NewRefund,
  now: Date,
): Promise<RefundRow> {
  const unspent = Math.min(amount, await getUnspentAmount(db, session))
  const timestamp = now.toISOString()
  const { id } = await db
    .insertInto('refunds')
    .values({
      withdrawal_id: withdrawalId ?? null,
      session_id: session.id,
      customer_id: session.customer_id,
      order_id: orderId ?? null,
      order_withdrawal_id: orderWithdrawalId ?? null,
      amount,
      loss: amount - unspent,
      state: 'requested',
      reason: reason ?? null,
      processor_id: processorId ?? null,
      created_at: timestamp,
      updated_at: timestamp,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const cause = getRefundCauses(id).taken
  const entry = createRefundEntry(cause, session.customer_id, amount, unspent)
  await insertJournalEntry(db, entry, now)
  // Tunes returned by orders belong first to top-ups refunded to the card, now including this one.
  await recoverLosses(db, session.customer_id, now)
  return await getRefund(db, id)
}

/**
 * Records that a failed refund was paid after all: deducts the unspent part of its amount again,
 * and books the rest as a loss. The customer's row must be locked.
 */
export async function retakeRefund(
  db: Database,
  { id, session_id: sessionId, customer_id: customerId, amount }: RefundRow,
  processorId: string | null,
  now: Date,
): Promise<RefundRow> {
  const session = { id: sessionId, customer_id: customerId }
  const unspent = Math.min(amount, await getUnspentAmount(db, session))
  const cause = await getNextCause(db, getRefundCauses(id).taken)
  await insertJournalEntry(db, createRefundEntry(cause, customerId, amount, unspent), now)
  await db
    .updateTable('refunds')
    .set({
      state: 'refunded',
      loss: amount - unspent,
      processor_id: processorId,
      reason: 'paid after it had failed',
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .execute()
  await recoverLosses(db, customerId, now)
  const refund = await getRefund(db, id)
  await updateWithdrawalOf(db, refund, now)
  return refund
}

/**
 * Closes the withdrawal that a refund pays back once its last refund has arrived, and reopens it if
 * one fails later.
 */
async function updateWithdrawalOf(db: Database, refund: RefundRow, now: Date): Promise<void> {
  const { state, order_withdrawal_id: withdrawalId } = refund
  if (withdrawalId === null) return
  if (state === 'refunded') await closeIfPaidBack(db, withdrawalId, now)
  if (!isRefundEffective(state)) await reopenUnpaid(db, withdrawalId)
}

/**
 * Stores the processor's report on a refund. A failure returns its amount to the balance, unless
 * the payment was disputed or refunded otherwise. Must run in a transaction.
 */
export async function updateRefund(
  db: Database,
  id: number,
  { processorId, state: reported, reason }: RefundFacts,
  now: Date,
): Promise<RefundUpdate> {
  const { customer_id: customerId } = await getRefund(db, id)
  await lockRow(db, 'customers', customerId)
  const refund = await getRefund(db, id)
  // It was matched to a different refund while requested, whose messages are processed separately.
  const isOther = refund.processor_id !== null && refund.processor_id !== processorId
  if (isOther) return { refund, hasFailed: false, recovered: 0 }
  const state = getNextRefundState(refund.state, reported)
  const hasFailed = isRefundEffective(refund.state) && !isRefundEffective(state)
  const isSame =
    state === refund.state && (processorId ?? refund.processor_id) === refund.processor_id
  if (isSame) return { refund, hasFailed, recovered: 0 }
  const updated = await db
    .updateTable('refunds')
    .set({
      state,
      processor_id: refund.processor_id ?? processorId,
      ...(hasFailed && reason !== undefined ? { reason } : {}),
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await updateWithdrawalOf(db, updated, now)
  const recovered = hasFailed ? await returnTunes(db, updated, now) : 0
  return { refund: updated, hasFailed, recovered }
}

/**
 * Returns the amount of a failed refund to the balance, then runs `recoverLosses` and returns its
 * sum.
 */
async function returnTunes(
  db: Database,
  { id, customer_id: customerId }: RefundRow,
  now: Date,
): Promise<number> {
  const causes = getRefundCauses(id)
  const entries: Transfer[] = []
  for (const cause of Object.values(causes)) {
    entries.push(...(await listRepeatedTransfers(db, cause)).flat())
  }
  const cause = await getNextCause(db, causes.returned)
  await insertJournalEntry(db, createReturnedRefundEntry(cause, entries), now)
  return await recoverLosses(db, customerId, now)
}

async function getRefund(db: Database, id: number): Promise<RefundRow> {
  const refund = await findOne(db, 'id', id)
  if (refund === null) throw new Error(`refund ${id} does not exist`)
  return refund
}

async function findOne(
  db: Database,
  column: 'id' | 'withdrawal_id' | 'processor_id',
  value: number | string,
): Promise<RefundRow | null> {
  const refund = await db
    .selectFrom('refunds')
    .selectAll()
    .where(column, '=', value)
    .executeTakeFirst()
  return refund ?? null
}
