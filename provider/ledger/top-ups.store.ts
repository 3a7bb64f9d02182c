import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import {
  calculateUnspentTopUps,
  divideOrderRefund,
  listPaidOrders,
} from './unspent-top-ups.rules.ts'
import type { TopUpPart, UnspentTopUp } from './unspent-top-ups.rules.ts'
import { listBalanceChanges } from './balance-changes.store.ts'
import type { Database } from '../platform/database/database.ts'

/** Lists a customer's paid top-ups, newest first, with their unspent amounts. */
export async function listTopUps(db: Database, customerId: number): Promise<UnspentTopUp[]> {
  const rows = await db
    .selectFrom('payment_sessions')
    .innerJoin('journal_entries', 'journal_entries.payment_session_id', 'payment_sessions.id')
    .where('payment_sessions.customer_id', '=', customerId)
    .select([
      'payment_sessions.id',
      'payment_sessions.amount',
      'journal_entries.created_at as paid_at',
      selectRefunded(),
      selectRefundLoss(),
      selectDisputed(),
      selectDisputeLoss(),
    ])
    .orderBy('journal_entries.id', 'desc')
    .execute()
  const topUps = rows.map((row) => ({
    id: row.id,
    amount: row.amount,
    paidAt: new Date(row.paid_at),
    returned: row.refunded + row.disputed,
    lost: row.refund_loss + row.dispute_loss,
  }))
  return calculateUnspentTopUps(topUps, await listBalanceChanges(db, customerId))
}

/** Returns the unspent amount of a top-up in cents. */
export async function getUnspentAmount(
  db: Database,
  session: { id: string; customer_id: number },
): Promise<number> {
  const topUps = await listTopUps(db, session.customer_id)
  return topUps.find(({ id }) => id === session.id)?.unspent ?? 0
}

/**
 * Lists, by top-up, how much of an order refund's Tunes can be returned to the original payment
 * method.
 */
export async function listCardParts(
  db: Database,
  { id, customer_id: customerId }: { id: number; customer_id: number },
  tunes: number,
): Promise<TopUpPart[]> {
  const topUps = await listTopUps(db, customerId)
  const changes = await listBalanceChanges(db, customerId)
  return divideOrderRefund(topUps, changes, { id: String(id), tunes })
}

/** Lists the ids of orders paid in part by this top-up, oldest first. */
export async function listOrdersOfTopUp(
  db: Database,
  { session_id: id, customer_id: customerId }: { session_id: string; customer_id: number },
): Promise<number[]> {
  const topUps = await listTopUps(db, customerId)
  return listPaidOrders(topUps, await listBalanceChanges(db, customerId), id).map(Number)
}

const selectRefunded = () => sumRefunds(sql`refunds.amount`).as('refunded')

const selectRefundLoss = () => sumRefunds(sql`refunds.loss`).as('refund_loss')

const selectDisputed = () => sumDisputes(sql`disputes.amount`).as('disputed')

const selectDisputeLoss = () => sumDisputes(sql`disputes.amount - disputes.held`).as('dispute_loss')

const sumRefunds = (value: RawBuilder<unknown>) =>
  sql<number>`(select coalesce(sum(${value}), 0) from refunds
    where refunds.session_id = payment_sessions.id
      and refunds.state in ('requested', 'refunded'))`

/** Omits won disputes, whose held amount was released. */
const sumDisputes = (value: RawBuilder<unknown>) =>
  sql<number>`(select coalesce(sum(${value}), 0) from disputes
    where disputes.session_id = payment_sessions.id and disputes.state <> 'won')`
