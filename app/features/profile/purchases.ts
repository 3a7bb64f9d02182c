import type { Money, Order, Refund } from '#app/provider/types.ts'

/** A line of the purchase history: a purchase or a refund of Tunes. */
export type HistoryLine =
  | { readonly kind: 'purchase'; readonly at: string; readonly purchase: Purchase }
  | { readonly kind: 'refund'; readonly at: string; readonly refund: Refund }

/** A purchased product as the purchase history shows it. */
export interface Purchase {
  readonly key: string
  readonly name: string
  readonly productId: number | null
  readonly isPack: boolean
  readonly coverUrl: string | null
  readonly price: Money | null
  /** ISO time of the order. */
  readonly boughtAt: string
}

/** The purchases of orders, one per order line; without canceled orders. */
export function listPurchases(orders: readonly Order[]): Purchase[] {
  return orders
    .filter((order) => order.status !== 'canceled')
    .flatMap((order) =>
      order.lines.map((line, index) => ({
        ...line,
        key: `${order.id}-${index}`,
        boughtAt: order.createdAt,
      })),
    )
}

/** The purchases and refunds, newest first. */
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
