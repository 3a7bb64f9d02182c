import { m } from '#app/paraglide/messages.js'
import type { Order } from '#app/provider/types/order.ts'

const statusTexts: Readonly<Record<string, (() => string) | undefined>> = {
  completed: m.profile_order_completed,
  pending: m.profile_order_pending,
  pending_payment: m.profile_order_pending,
  processing: m.profile_order_processing,
  canceled: m.profile_order_canceled,
  closed: m.profile_order_canceled,
}

/** The statuses of unpaid orders: canceled, or open if customers pay later. */
const unpaidStatuses: readonly string[] = ['canceled', 'pending', 'pending_payment']

/** Returns whether an order has not been paid. */
export function isUnpaid({ status }: Pick<Order, 'status'>): boolean {
  return unpaidStatuses.includes(status)
}

/** How much of an order was refunded. */
export type RefundState = 'none' | 'partial' | 'full'

/**
 * Returns how much of an order was refunded. Providers close an order once all its lines are
 * refunded or canceled.
 */
export function getRefundState({ status, refunded, lines }: Order): RefundState {
  if (refunded === null && !lines.some(({ isRefunded }) => isRefunded)) return 'none'
  return status === 'closed' ? 'full' : 'partial'
}

/** Returns whether an order was refunded and its downloads were revoked. */
export function isRevoked(order: Order): boolean {
  return getRefundState(order) === 'full' && order.lines.every(({ hasEnded }) => hasEnded)
}

/** Returns the translation of an order's status; returns an unknown status unchanged. */
export function getStatusText(order: Order): string {
  const state = getRefundState(order)
  if (state === 'full') return m.profile_order_refunded()
  if (state === 'partial') return m.profile_order_partly_refunded()
  return statusTexts[order.status]?.() ?? order.status
}
