import type { Insertable, Selectable } from 'kysely'
import { getRefundedAmount } from './order-refund.rules.ts'
import type { RefundLine } from './order-refund.rules.ts'
import type { OrderItemRow } from './orders.store.ts'
import type { OrderRefundTable } from '../platform/database/schema/invoices.ts'
import type { Database } from '../platform/database/database.ts'

export type OrderRefundRow = Selectable<OrderRefundTable>

/** A refund with the ids of its order lines. */
export interface OrderRefund extends OrderRefundRow {
  /** Without the lines that an earlier refund has refunded in part. */
  readonly itemIds: readonly number[]
  /** What the refund returned of order lines, in cents by line id. */
  readonly amounts: ReadonlyMap<number, number>
}

/** Returns the refund with this request key, or null. */
export async function findOrderRefund(
  db: Database,
  requestKey: string,
): Promise<OrderRefundRow | null> {
  const refund = await db
    .selectFrom('order_refunds')
    .selectAll()
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  return refund ?? null
}

/** Lists the refunds of orders, oldest first. */
export async function listOrderRefunds(
  db: Database,
  orderIds: readonly number[],
): Promise<OrderRefund[]> {
  if (orderIds.length === 0) return []
  const refunds = await db
    .selectFrom('order_refunds')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute()
  if (refunds.length === 0) return []
  const ids = refunds.map(({ id }) => id)
  const items = await db
    .selectFrom('order_refund_items')
    .select(['order_refund_id', 'order_item_id', 'gross'])
    .where('order_refund_id', 'in', ids)
    .execute()
  const credits = await db
    .selectFrom('pack_credits')
    .select(['returned_by', 'sound_item_id', 'amount'])
    .where('returned_by', 'in', ids)
    .execute()
  return refunds.map((refund) => {
    const refunded = items.filter((item) => item.order_refund_id === refund.id)
    const returned = credits.filter((credit) => credit.returned_by === refund.id)
    return {
      ...refund,
      itemIds: refunded.map((item) => item.order_item_id),
      amounts: new Map([
        ...refunded.map((item) => [item.order_item_id, item.gross] as const),
        ...returned.map((credit) => [credit.sound_item_id, credit.amount] as const),
      ]),
    }
  })
}

/** Returns the ids of the lines that have been refunded. */
export async function listRefundedItemIds(
  db: Database,
  items: readonly OrderItemRow[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('order_refund_items')
    .select('order_item_id')
    .where(
      'order_item_id',
      'in',
      items.map(({ id }) => id),
    )
    .execute()
  return new Set(rows.map((row) => row.order_item_id))
}

/** Inserts a refund with the lines that it refunds. Must run in a transaction. */
export async function insertOrderRefund(
  db: Database,
  refund: Insertable<OrderRefundTable>,
  lines: readonly RefundLine[],
): Promise<OrderRefundRow> {
  const row = await db
    .insertInto('order_refunds')
    .values(refund)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (lines.length === 0) return row
  const rows = lines.map((line) => ({
    order_refund_id: row.id,
    order_item_id: line.orderItemId,
    gross: getRefundedAmount(line),
  }))
  await db.insertInto('order_refund_items').values(rows).execute()
  return row
}

/** Ends the right to download the contents of lines. Must run in a transaction. */
export async function endDownloads(
  db: Database,
  items: readonly OrderItemRow[],
  reason: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('purchased_links')
    .set({ status: 'expired', end_reason: reason, updated_at: now.toISOString() })
    .where(
      'order_item_id',
      'in',
      items.map(({ id }) => id),
    )
    .where('status', '=', 'available')
    .execute()
}

/** Returns an order's amount to its gift card. Must run in a transaction. */
export async function returnToGiftCard(
  db: Database,
  code: string,
  orderId: number,
  amount: number,
): Promise<void> {
  const redemption = await db
    .selectFrom('gift_card_redemptions')
    .select('amount')
    .where('gift_card_code', '=', code)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const left = redemption.amount - amount
  if (left === 0) {
    await db
      .deleteFrom('gift_card_redemptions')
      .where('gift_card_code', '=', code)
      .where('order_id', '=', orderId)
      .execute()
  } else {
    await db
      .updateTable('gift_card_redemptions')
      .set({ amount: left })
      .where('gift_card_code', '=', code)
      .where('order_id', '=', orderId)
      .execute()
  }
  await db
    .updateTable('gift_cards')
    .set((update) => ({ redeemed: update('redeemed', '-', amount) }))
    .where('code', '=', code)
    .execute()
}

/** Marks an order as fully refunded. Must run in a transaction. */
export async function closeOrder(db: Database, orderId: number, now: Date): Promise<void> {
  await db
    .updateTable('orders')
    .set({ status: 'closed', updated_at: now.toISOString() })
    .where('id', '=', orderId)
    .execute()
}
