import {
  closeIfPaidBack,
  listWithdrawalRefunds,
  replaceRefund,
} from '../../payments/withdrawal-refunds.store.ts'
import { findOrderWithdrawal } from './order-withdrawals.store.ts'
import { findOrdersByNumber } from '../../orders/orders.store.ts'
import { insertRefund } from '../../payments/refunds.store.ts'
import type { RefundRow } from '../../payments/refunds.store.ts'
import type { Database } from '../../platform/database/database.ts'
import { getUnspentAmount } from '../../ledger/top-ups.store.ts'
import { transactFor } from '../../platform/database/transact.ts'
import { isRefundEffective } from '../../payments/refunds.rules.ts'
import { refundOrder } from '../refund-order.ts'
import type { OrderRefundDependencies } from '../refund-order.ts'
import type { OrderSettlement } from '../order-settlement.rules.ts'

export interface AcceptedWithdrawal {
  readonly id: number
  /** Null for all orders mentioned in the withdrawal. */
  readonly orderId: number | null
  /** The lines of that order; null for all. */
  readonly itemIds: readonly number[] | null
}

/** The refunds per order, and the replacements of failed refunds. */
export interface Acceptance {
  readonly settlements: readonly (OrderSettlement & { readonly orderId: number })[]
  readonly repeated: readonly RefundRow[]
  /** True if no refund is pending. */
  readonly isClosed: boolean
}

export type AcceptanceRefusal =
  | 'withdrawal_unknown'
  | 'withdrawal_closed'
  | 'order_missing'
  | 'order_of_another'
  | 'line_unknown'
  | 'nothing_left'

/**
 * Accepts a withdrawal from orders: refunds them to the original payment methods, ends their
 * downloads and issues credit notes, each order in its own transaction. Idempotent: repeat it after
 * an interruption, or to retry failed refunds. The withdrawal stays open until all refunds have
 * arrived (Article 13 of Directive 2011/83).
 */
export async function acceptWithdrawal(
  dependencies: OrderRefundDependencies,
  { id, orderId, itemIds }: AcceptedWithdrawal,
): Promise<Acceptance | { refusal: AcceptanceRefusal }> {
  const { db, clock } = dependencies
  const found = await findOrderWithdrawal(db, id)
  if (found === null) return { refusal: 'withdrawal_unknown' }
  const { withdrawal } = found
  if (withdrawal.closed_at !== null) return { refusal: 'withdrawal_closed' }
  const orders =
    orderId === null ? found.orders : await findOrdersByNumber(db, withdrawal, [orderId])
  if (orders.length === 0) {
    return { refusal: orderId === null ? 'order_missing' : 'order_of_another' }
  }
  const settlements: (OrderSettlement & { orderId: number })[] = []
  for (const order of orders) {
    const requestKey = `withdrawal ${id} order ${order.id} lines ${itemIds?.join(',') ?? 'all'}`
    const input = { orderId: order.id, itemIds, reason: `withdrawal W-${id}`, requestKey }
    const result = await refundOrder(dependencies, {
      ...input,
      endsDownloads: true,
      withdrawalId: id,
    })
    if (!('refusal' in result)) settlements.push({ ...result, orderId: order.id })
    else if (result.refusal === 'line_unknown') return { refusal: 'line_unknown' }
  }
  const repeated = await repeatFailedRefunds(db, id, clock())
  const isNew = settlements.length > 0 || repeated.length > 0
  if (!isNew && withdrawal.accepted_at === null) return { refusal: 'nothing_left' }
  const isClosed = (await findOrderWithdrawal(db, id))?.withdrawal.closed_at !== null
  return { settlements, repeated, isClosed }
}

/** Retries failed refunds, whose amounts were returned to the balance, unless they were spent. */
async function repeatFailedRefunds(
  database: Database,
  id: number,
  now: Date,
): Promise<RefundRow[]> {
  const [first] = await listWithdrawalRefunds(database, [id])
  if (first === undefined) return []
  return await transactFor(database, first.customer_id, async (db) => {
    const repeated: RefundRow[] = []
    for (const failed of await listWithdrawalRefunds(db, [id])) {
      if (isRefundEffective(failed.state)) continue
      const session = { id: failed.session_id, customer_id: failed.customer_id }
      const amount = Math.min(failed.amount, await getUnspentAmount(db, session))
      await replaceRefund(db, failed.id)
      if (amount === 0) continue
      const orders = failed.order_id === null ? {} : { orderId: failed.order_id }
      const reason = `withdrawal W-${id}, instead of refund ${failed.id}`
      const refund = { session, amount, reason, orderWithdrawalId: id, ...orders }
      repeated.push(await insertRefund(db, refund, now))
    }
    await closeIfPaidBack(db, id, now)
    return repeated
  })
}
