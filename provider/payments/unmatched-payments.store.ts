import type { Selectable } from 'kysely'
import type { PaymentFacts } from './payment-processor.ts'
import type {
  UnmatchedDisputeState,
  UnmatchedPaymentTable,
} from '../platform/database/schema/payments.ts'
import type { Database } from '../platform/database/database.ts'

export type UnmatchedPaymentRow = Selectable<UnmatchedPaymentTable>

/** The ids for finding an unmatched payment. */
export type UnmatchedPaymentIds = Pick<PaymentFacts, 'processorId' | 'processorPaymentId'> &
  Partial<Pick<PaymentFacts, 'sessionId'>>

/**
 * The states that come after each dispute state; once one is stored, messages about the earlier
 * state are outdated. A lost dispute can be won by an appeal.
 */
const laterStates: Readonly<Record<UnmatchedDisputeState, readonly UnmatchedDisputeState[]>> = {
  warned: ['open', 'won', 'lost'],
  open: ['won', 'lost'],
  won: [],
  lost: ['won'],
}

/**
 * Stores a payment that credits no balance, for the owner to resolve; returns false if it is
 * already stored under any of its ids. Must run in a transaction that has locked its session, if
 * there is one.
 */
export async function storeUnmatchedPayment(
  db: Database,
  processor: string,
  facts: PaymentFacts,
  reason: UnmatchedPaymentTable['reason'],
  now: Date,
): Promise<boolean> {
  const { sessionId, processorId, processorPaymentId, amount, currency } = facts
  const existing = await findUnmatchedPayment(db, processor, facts)
  if (existing !== null) {
    await addPaymentId(db, existing, processorPaymentId)
    return false
  }
  const inserted = await db
    .insertInto('unmatched_payments')
    .values({
      processor,
      processor_id: processorId ?? processorPaymentId ?? sessionId ?? 'unknown',
      processor_payment_id: processorPaymentId,
      session_id: sessionId,
      amount,
      currency,
      reason,
      settled_by: null,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('processor_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Returns the unmatched payment with one of these ids, or null. */
export async function findUnmatchedPayment(
  db: Database,
  processor: string,
  { sessionId = null, processorId, processorPaymentId }: UnmatchedPaymentIds,
): Promise<UnmatchedPaymentRow | null> {
  const row = await db
    .selectFrom('unmatched_payments')
    .selectAll()
    .where('processor', '=', processor)
    .where((where) =>
      where.or([
        ...(sessionId === null
          ? []
          : [
              where.and([
                where('session_id', '=', sessionId),
                // A session can be paid more than once.
                ...(processorPaymentId === null ? [] : [where('processor_payment_id', 'is', null)]),
              ]),
            ]),
        ...(processorId === null ? [] : [where('processor_id', '=', processorId)]),
        ...(processorPaymentId === null
          ? []
          : [where('processor_payment_id', '=', processorPaymentId)]),
      ]),
    )
    .orderBy('id')
    .executeTakeFirst()
  return row ?? null
}

/**
 * Records what returned the money, such as the id of a refund; null if that failed. Returns false
 * if nothing changed.
 */
export async function settleUnmatchedPayment(
  db: Database,
  id: number,
  settledBy: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('unmatched_payments')
    .set({ settled_by: settledBy })
    .where('id', '=', id)
    .where('settled_by', settledBy === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores the dispute state of an unmatched payment; returns false if nothing changed. */
export async function setUnmatchedDispute(
  db: Database,
  id: number,
  state: UnmatchedDisputeState,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('unmatched_payments')
    .set({ dispute_state: state })
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('dispute_state', 'is', null),
        where('dispute_state', 'not in', [state, ...laterStates[state]]),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Adds the payment's own id to one stored by its session's id. */
async function addPaymentId(
  db: Database,
  { id }: UnmatchedPaymentRow,
  processorPaymentId: string | null,
): Promise<void> {
  if (processorPaymentId === null) return
  await db
    .updateTable('unmatched_payments')
    .set({ processor_payment_id: processorPaymentId })
    .where('id', '=', id)
    .where('processor_payment_id', 'is', null)
    .execute()
}
