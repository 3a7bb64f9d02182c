import type { PaidAmounts } from '../orders/order-refund.rules.ts'
import type { OrderRefundRow } from '../orders/order-refunds.store.ts'
import type { OrderItemRow, OrderView, PurchasedLinkRow } from '../orders/orders.store.ts'
import type { RefundRow } from '../payments/refunds.store.ts'

/** The order lines to refund, and the reason. */
export interface OrderRefundInput {
  readonly orderId: number
  /** Null for all lines. */
  readonly itemIds: readonly number[] | null
  readonly reason: string
  /** The idempotency key: repeating it refunds nothing. */
  readonly requestKey: string
  /**
   * True to end the downloads of the lines, including those refunded earlier, because their
   * contract is withdrawn.
   */
  readonly endsDownloads: boolean
  /** The accepted withdrawal; card payments are then returned to the card. */
  readonly withdrawalId?: number
}

/**
 * A refund of another order: of sounds that were refunded before, but for the amount by which the
 * pack refunded now had cost less.
 */
interface ReturnedCredit {
  readonly refund: OrderRefundRow
  readonly view: OrderView
  readonly cardRefunds: readonly RefundRow[]
}

/** The result of refunding an order. */
export interface OrderSettlement {
  /** Null if the lines had already been refunded and only their downloads ended now. */
  readonly refund: OrderRefundRow | null
  /** The lines whose downloads ended now. */
  readonly endedItems: readonly OrderItemRow[]
  /** The ids of the withdrawals that this settles. */
  readonly closedWithdrawals: readonly number[]
  /** The refunds to the original payment method, which do not stay in the balance. */
  readonly cardRefunds: readonly RefundRow[]
  /**
   * The amount that was deducted again, in cents, because the card got it back or may get it back.
   */
  readonly recovered: number
  readonly returnedCredits: readonly ReturnedCredit[]
}

/** The lines to refund, and those whose downloads end. */
export interface ChosenItems {
  readonly items: readonly OrderItemRow[]
  /** True if no other line of the order remains to be refunded. */
  readonly isRest: boolean
  readonly endedItems: readonly OrderItemRow[]
}

/**
 * Chooses the lines of an order to refund; `refunded` contains the ids of lines already refunded.
 */
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

/** Returns the sum of an order's earlier refunds. */
export function sumRefunds(refunds: readonly OrderRefundRow[]): PaidAmounts {
  return {
    tunes: refunds.reduce((sum, refund) => sum + refund.tunes, 0),
    giftCard: refunds.reduce((sum, refund) => sum + refund.gift_card_amount, 0),
  }
}
