import type { ProductKind } from '#provider/contract/product-kinds.ts'
import type { Money } from '#provider/contract/money.ts'
import type { Order } from '#app/provider/types/order.ts'
import { isUnpaid } from './order-status.ts'
import type { Refund } from '#app/provider/types/withdrawal.ts'

/** An entry in the purchase history: a purchase or a refund. */
export type HistoryLine =
  | { readonly kind: 'purchase'; readonly at: string; readonly purchase: Purchase }
  | { readonly kind: 'refund'; readonly at: string; readonly refund: Refund }

/** A purchased product in the purchase history. */
export interface Purchase {
  readonly key: string
  readonly name: string
  readonly productId: number | null
  /** Null if the provider does not send it. */
  readonly kind: ProductKind | null
  readonly coverUrl: string | null
  /** The number of its order. */
  readonly orderNumber: string
  readonly price: Money | null
  /** The time of the order, in ISO 8601 format. */
  readonly boughtAt: string
}

/** Returns one purchase per line of each paid order. */
export function listPurchases(orders: readonly Order[]): Purchase[] {
  return orders
    .filter((order) => !isUnpaid(order))
    .flatMap((order) =>
      order.lines.map((line, index) => ({
        ...line,
        key: `${order.id}-${index}`,
        orderNumber: order.number,
        boughtAt: order.createdAt,
      })),
    )
}

/** Returns the purchases and refunds, newest first. */
export function buildHistory(orders: readonly Order[], refunds: readonly Refund[]): HistoryLine[] {
  const purchases = listPurchases(orders).map((purchase) => ({
    kind: 'purchase' as const,
    at: purchase.boughtAt,
    purchase,
  }))
  const refundLines = refunds.map((refund) => ({
    kind: 'refund' as const,
    at: refund.createdAt,
    refund,
  }))
  return [...refundLines, ...purchases].toSorted(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  )
}
