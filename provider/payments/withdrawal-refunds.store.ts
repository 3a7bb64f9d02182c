import type { RefundTable, WithdrawalTable } from '../platform/database/schema/withdrawals.ts'
import type { Database } from '../platform/database/database.ts'
import type { Selectable } from 'kysely'

type RefundRow = Selectable<RefundTable>

/**
 * Marks a withdrawal from an order as accepted, unless it already is. Returns its id if that closes
 * it because nothing has to be paid back. Call it in the transaction of its refunds.
 */
export async function markWithdrawalAccepted(
  db: Database,
  id: number,
  now: Date,
): Promise<number[]> {
  await db
    .updateTable('withdrawals')
    .set({ accepted_at: now.toISOString() })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .execute()
  return (await closeIfPaidBack(db, id, now)) ? [id] : []
}

/** Lists the refunds that pay back withdrawals from orders, oldest first. */
export async function listWithdrawalRefunds(
  db: Database,
  ids: readonly number[],
): Promise<RefundRow[]> {
  if (ids.length === 0) return []
  return await db
    .selectFrom('refunds')
    .selectAll()
    .where('order_withdrawal_id', 'in', ids)
    .orderBy('id')
    .execute()
}

/** Marks a failed refund as replaced by another one. */
export async function replaceRefund(db: Database, id: number): Promise<void> {
  await db.updateTable('refunds').set({ order_withdrawal_id: null }).where('id', '=', id).execute()
}

const paidBack = 'accepted and paid back'

/** Reopens a withdrawal if one of its refunds fails after it had arrived. */
export async function reopenUnpaid(db: Database, id: number): Promise<void> {
  await db
    .updateTable('withdrawals')
    .set({ closed_at: null, closed_reason: null })
    .where('id', '=', id)
    .where('closed_reason', '=', paidBack)
    .execute()
}

/**
 * Closes an accepted withdrawal once all its refunds have arrived; returns whether it did. Call it
 * when a refund arrives, and after acceptance, because there may be none.
 */
export async function closeIfPaidBack(db: Database, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('withdrawals')
    .set({ closed_at: now.toISOString(), closed_reason: paidBack })
    .where('id', '=', id)
    .where('accepted_at', 'is not', null)
    .where('closed_at', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('refunds')
            .select('refunds.id')
            .where('order_withdrawal_id', '=', id)
            .where('state', '<>', 'refunded'),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Returns the name, email address and language of a withdrawal's sender. */
export async function getWithdrawalSender(
  db: Database,
  id: number,
): Promise<Pick<Selectable<WithdrawalTable>, 'name' | 'email' | 'locale'>> {
  return await db
    .selectFrom('withdrawals')
    .select(['name', 'email', 'locale'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
