import type { EmailState } from '../platform/database/schema/accounts.ts'
import type { Database } from '../platform/database/database.ts'

export interface OrderEmail {
  readonly id: number
  readonly kind: string
  readonly state: EmailState
  readonly sentAt: string | null
}

/** The `kind` of order confirmations. */
export const orderReceiptKind = 'order-receipt'

/** Lists those of the orders whose confirmation failed permanently and was never sent. */
export async function listUnconfirmedOrders(
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('outbox')
    .select(['order_id as order', 'state'])
    .where('kind', '=', orderReceiptKind)
    .where('order_id', 'in', orderIds)
    .execute()
  const listOrders = (state: EmailState) =>
    rows.flatMap((row) => (row.state === state && row.order !== null ? [row.order] : []))
  const sent = new Set(listOrders('sent'))
  return new Set(listOrders('dead').filter((order) => !sent.has(order)))
}

/** Returns the emails about an order, oldest first. */
export async function findOrderEmails(db: Database, orderId: number): Promise<OrderEmail[]> {
  return await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'state', 'sent_at as sentAt'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}
