import { listTopUps } from '../../ledger/top-ups.store.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PaymentMode } from '../payment-processor.ts'
import type { PaymentSessionStatus } from '../payment-session.rules.ts'
import { listPendingRefunds } from '../pending-refunds.store.ts'
import { listNewestPayments, sumFinishedRefunds } from './listed-payments.store.ts'
import type { PaymentFilter } from './listed-payments.store.ts'

/** A payment and its remaining amounts, all in cents. */
export interface ListedPayment {
  readonly id: string
  readonly createdAt: string
  readonly customer: string
  readonly amount: number
  readonly unspent: number
  readonly pendingRefund: number
  readonly refunded: number
  readonly status: PaymentSessionStatus
  readonly mode: PaymentMode | null
}

/** Lists the newest payments with their unspent, pending and refunded amounts. */
export async function listPayments(db: Database, filter: PaymentFilter): Promise<ListedPayment[]> {
  const sessions = await listNewestPayments(db, filter)
  const unspent = await readUnspent(db, [...new Set(sessions.map((one) => one.customer_id))])
  const pending = await readPendingRefunds(db)
  const refunded = await sumFinishedRefunds(
    db,
    sessions.map(({ id }) => id),
  )
  return sessions.map(({ id, email, amount, status, created_at: createdAt, mode }) => ({
    id,
    createdAt,
    customer: email,
    amount,
    unspent: unspent.get(id) ?? 0,
    pendingRefund: pending.get(id) ?? 0,
    refunded: refunded.get(id) ?? 0,
    status,
    mode,
  }))
}

async function readUnspent(
  db: Database,
  customerIds: readonly number[],
): Promise<ReadonlyMap<string, number>> {
  const unspent = new Map<string, number>()
  for (const customerId of customerIds) {
    for (const topUp of await listTopUps(db, customerId)) unspent.set(topUp.id, topUp.unspent)
  }
  return unspent
}

/** Returns the amounts of refunds that are requested but not yet confirmed, by payment. */
async function readPendingRefunds(db: Database): Promise<ReadonlyMap<string, number>> {
  const pending = new Map<string, number>()
  for (const { session_id: id, amount } of await listPendingRefunds(db)) {
    pending.set(id, (pending.get(id) ?? 0) + amount)
  }
  return pending
}
