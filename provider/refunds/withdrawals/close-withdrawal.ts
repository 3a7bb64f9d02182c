import type { Dependencies } from '../../dependencies.ts'
import { transact } from '../../platform/database/transact.ts'
import { findOrderWithdrawal, markWithdrawalClosed } from './order-withdrawals.store.ts'

/** The reason a withdrawal cannot be closed. */
export interface ClosingRefusal {
  readonly refusal: 'withdrawal_unknown' | 'withdrawal_closed'
}

/**
 * Closes a withdrawal from an order that the owner refused or settled otherwise; returns null, or
 * the refusal.
 */
export async function closeWithdrawal(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<ClosingRefusal | null> {
  if ((await findOrderWithdrawal(db, id)) === null) return { refusal: 'withdrawal_unknown' }
  const isClosed = await transact(db, (transaction) =>
    markWithdrawalClosed(transaction, id, reason, clock()),
  )
  return isClosed ? null : { refusal: 'withdrawal_closed' }
}
