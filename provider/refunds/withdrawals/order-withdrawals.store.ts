import { extractOrderNumbers } from './order-withdrawal.rules.ts'
import { findOrdersByNumber } from '../../orders/orders.store.ts'
import type { OrderRow } from '../../orders/orders.store.ts'
import type { CustomerRow, Database } from '../../platform/database/database.ts'
import type { WithdrawalRow } from './withdrawals.store.ts'

/** A withdrawal that is not from a top-up, with the sender's orders that it may concern. */
export interface OrderWithdrawal {
  readonly withdrawal: WithdrawalRow
  readonly orders: readonly OrderRow[]
}

/** Lists open withdrawals, oldest first. */
export async function listOpenWithdrawals(db: Database): Promise<OrderWithdrawal[]> {
  const rows = await selectFromOrders(db).where('closed_at', 'is', null).execute()
  return await Promise.all(rows.map(async (row) => await withOrders(db, row)))
}

/** Lists the withdrawals by an order's customer that mention the order, oldest first. */
export async function listWithdrawalsOfOrder(
  db: Database,
  order: Pick<OrderRow, 'id' | 'customer_id' | 'customer_email'>,
): Promise<WithdrawalRow[]> {
  const rows = await selectFromOrders(db)
    .where((where) =>
      where.or([
        where('customer_id', '=', order.customer_id),
        where.and([where('customer_id', 'is', null), where('email', '=', order.customer_email)]),
      ]),
    )
    .execute()
  return rows.filter(({ contract }) => extractOrderNumbers(contract).includes(order.id))
}

/**
 * Lists the withdrawals that mention orders of a customer, oldest first, with those orders. Includes
 * those that guests sent with the customer's email address.
 */
export async function listOwnOrderWithdrawals(
  db: Database,
  { id, email }: Pick<CustomerRow, 'id' | 'email'>,
): Promise<OrderWithdrawal[]> {
  const rows = await selectFromOrders(db)
    .where((where) =>
      where.or([
        where('customer_id', '=', id),
        where.and([where('customer_id', 'is', null), where('email', '=', email)]),
      ]),
    )
    .execute()
  const mentioned = await Promise.all(rows.map(async (row) => await withOrders(db, row)))
  return mentioned.flatMap(({ withdrawal, orders }) => {
    const own = orders.filter((order) => order.customer_id === id)
    return own.length === 0 ? [] : [{ withdrawal, orders: own }]
  })
}

/** Returns the withdrawal with this id; null if there is none or it is from a top-up. */
export async function findOrderWithdrawal(
  db: Database,
  id: number,
): Promise<OrderWithdrawal | null> {
  const row = await selectFromOrders(db).where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : await withOrders(db, row)
}

/** Marks a withdrawal as closed for a reason; returns false if it was not open. */
export async function markWithdrawalClosed(
  db: Database,
  id: number,
  reason: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('withdrawals')
    .set({ closed_at: now.toISOString(), closed_reason: reason })
    .where('id', '=', id)
    .where('session_id', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Closes the open withdrawals that mention an order, except accepted ones and those that mention an
 * order with downloads; returns their ids. Must run in a transaction.
 */
export async function closeSettledWithdrawals(
  db: Database,
  order: OrderRow,
  reason: string,
  now: Date,
): Promise<number[]> {
  const closed: number[] = []
  for (const row of await listWithdrawalsOfOrder(db, order)) {
    // An accepted withdrawal stays open until its refunds have arrived.
    if (row.accepted_at !== null) continue
    const { orders } = await withOrders(db, row)
    if (await haveDownloads(db, orders)) continue
    if (await markWithdrawalClosed(db, row.id, reason, now)) closed.push(row.id)
  }
  return closed
}

function selectFromOrders(db: Database) {
  return db.selectFrom('withdrawals').selectAll().where('session_id', 'is', null).orderBy('id')
}

async function withOrders(db: Database, row: WithdrawalRow): Promise<OrderWithdrawal> {
  const orders = await findOrdersByNumber(db, row, extractOrderNumbers(row.contract))
  return { withdrawal: row, orders }
}

async function haveDownloads(db: Database, orders: readonly OrderRow[]): Promise<boolean> {
  const link = await db
    .selectFrom('purchased_links')
    .select('id')
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .where('status', '=', 'available')
    .limit(1)
    .executeTakeFirst()
  return link !== undefined
}
