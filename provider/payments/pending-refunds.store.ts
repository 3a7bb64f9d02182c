import { disputeReasons } from './refunds.rules.ts'
import type { RefundRow } from './refunds.store.ts'
import type { Database } from '../platform/database/database.ts'

/** Lists unconfirmed refunds, oldest first. */
export async function listPendingRefunds(db: Database): Promise<RefundRow[]> {
  return await db
    .selectFrom('refunds')
    .selectAll()
    .where('state', '=', 'requested')
    .orderBy('id')
    .execute()
}

/** Returns a session's oldest requested refund that the processor has not reported on, or null. */
export async function findUnansweredRefund(
  db: Database,
  sessionId: string,
  amount: number,
): Promise<RefundRow | null> {
  const refund = await db
    .selectFrom('refunds')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('amount', '=', amount)
    .where('state', '=', 'requested')
    .where('processor_id', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  return refund ?? null
}

/** Returns the sum of a session's refunds reported by the processor, in cents. */
export async function sumReportedRefunds(db: Database, sessionId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum<number>('amount').as('sum'))
    .where('session_id', '=', sessionId)
    .where('state', 'in', ['requested', 'refunded'])
    .where('processor_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** Returns the sum of a session's refunds that failed because of a dispute, in cents. */
export async function sumDisputedRefunds(db: Database, sessionId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum<number>('amount').as('sum'))
    .where('session_id', '=', sessionId)
    .where('state', '=', 'failed')
    .where('reason', 'in', disputeReasons)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/**
 * Records the number of an alert about a pending refund; returns false if another process already
 * has.
 */
export async function storeRefundAlert(
  db: Database,
  { id, alerts }: Pick<RefundRow, 'id' | 'alerts'>,
  alert: number,
): Promise<boolean> {
  const stored = await db
    .updateTable('refunds')
    .set({ alerts: alert })
    .where('id', '=', id)
    .where('alerts', '=', alerts)
    .where('state', '=', 'requested')
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}
