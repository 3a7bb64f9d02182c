import type { PaidAmounts } from '../orders/order-refund.rules.ts'
import type { OrderRefundRow } from '../orders/order-refunds.store.ts'
import type { OrderItemRow, OrderView, PurchasedLinkRow } from '../orders/orders.store.ts'
import type { RefundRow } from '../payments/refunds.store.ts'

/** Which lines of an order to refund, and why. */
export interface OrderRefundInput {
  readonly orderId: number
  /** Null for all lines of the order. */
  readonly itemIds: readonly number[] | null
  readonly reason: string
  /** Idempotency key: a repeated request refunds nothing. */
  readonly requestKey: string
  /**
   * Whether the lines can no longer be downloaded, because their contract is withdrawn. This includes
   * lines that were refunded before.
   */
  readonly endsDownloads: boolean
  /** The withdrawal that is accepted: what was paid by card then goes back to it. */
  readonly withdrawalId?: number
}

/** What was done to an order. */
export interface OrderSettlement {
  /** Null if the lines were refunded before, and only their downloads have ended now. */
  readonly refund: OrderRefundRow | null
  /** The lines whose downloads have ended now. */
  readonly endedItems: readonly OrderItemRow[]
  /** The ids of the withdrawals that are settled by this. */
  readonly closedWithdrawals: readonly number[]
  /** What goes back the way it was paid, instead of staying in the balance. */
  readonly cardRefunds: readonly RefundRow[]
  /** What the customer cannot spend, because the card got it back or may get it back. */
  readonly recovered: number
}

/** Which lines are refunded, and of which the downloads end. */
export interface ChosenItems {
  /** The lines to refund. */
  readonly items: readonly OrderItemRow[]
  /** Whether no other line of the order is left to refund. */
  readonly isRest: boolean
  /** The lines whose downloads end. */
  readonly endedItems: readonly OrderItemRow[]
}

/** Chooses the lines of an order to refund; `refunded` contains the ids of those that were before. */
export function chooseItems(
  { lines }: OrderView,
  { itemIds, endsDownloads }: Pick<OrderRefundInput, 'itemIds' | 'endsDownloads'>,
  refunded: ReadonlySet<number>,
): ChosenItems | { refusal: 'line_unknown' | 'already_refunded' } {
  const all = lines.map(({ item }) => item)
  if (itemIds?.length === 0 || itemIds?.some((id) => !all.some((item) => item.id === id)))
    return { refusal: 'line_unknown' }
  const isChosen = ({ id }: OrderItemRow) => itemIds === null || itemIds.includes(id)
  const left = all.filter(({ id }) => !refunded.has(id))
  const items = left.filter(isChosen)
  const endedItems = lines
    .filter(({ item, links }) => endsDownloads && isChosen(item) && links.some(isAvailable))
    .map(({ item }) => item)
  const isAllDone = items.length === 0 && endedItems.length === 0
  const isTwice = !endsDownloads && itemIds !== null && itemIds.some((id) => refunded.has(id))
  if (isAllDone || isTwice) return { refusal: 'already_refunded' }
  return { items, isRest: items.length === left.length, endedItems }
}

function isAvailable({ status }: PurchasedLinkRow): boolean {
  return status === 'available'
}

/** Returns the sum of earlier refunds of an order. */
export function sumRefunds(refunds: readonly OrderRefundRow[]): PaidAmounts {
  return {
    tunes: refunds.reduce((sum, refund) => sum + refund.tunes, 0),
    giftCard: refunds.reduce((sum, refund) => sum + refund.gift_card_amount, 0),
  }
}
