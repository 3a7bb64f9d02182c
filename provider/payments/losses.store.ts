import type { Selectable } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { DisputeTable } from '../platform/database/schema/payments.ts'
import type { RefundTable } from '../platform/database/schema/withdrawals.ts'
import type { DisputeState } from './payment-session.rules.ts'

type DisputeRow = Selectable<DisputeTable>
type RefundRow = Selectable<RefundTable>

/** Lists the open and lost disputes of a payment, oldest first. */
export async function listDisputesNotWon(db: Database, sessionId: string): Promise<DisputeRow[]> {
  return await db
    .selectFrom('disputes')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('state', '<>', 'won' satisfies DisputeState)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Stores the held amount of a dispute in cents. */
export async function storeHeld(
  db: Database,
  { id }: Pick<DisputeRow, 'id'>,
  held: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('disputes')
    .set({ held, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** Lists the refunds of a payment that caused a loss, oldest first. */
export async function listRefundsWithLoss(
  db: Database,
  sessionId: string,
): Promise<Pick<RefundRow, 'id' | 'customer_id' | 'loss'>[]> {
  return await db
    .selectFrom('refunds')
    .select(['id', 'customer_id', 'loss'])
    .where('session_id', '=', sessionId)
    .where('state', 'in', ['requested', 'refunded'])
    .where('loss', '>', 0)
    .orderBy('id')
    .execute()
}

/** Stores the loss of a refund in cents. */
export async function storeLoss(
  db: Database,
  { id }: Pick<RefundRow, 'id'>,
  loss: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ loss, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}
