import type { Money, Order, Refund } from '#app/provider/types.ts'

/** A line of the purchase history: a thing that was bought, or Tunes that were paid back. */
export type HistoryLine =
  | { readonly kind: 'purchase'; readonly at: string; readonly purchase: Purchase }
  | { readonly kind: 'refund'; readonly at: string; readonly refund: Refund }

/** One bought thing as the purchase history shows it. */
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

/** The things of some orders, one row each, in the order of the orders. Canceled ones were not bought. */
export function purchases(orders: readonly Order[]): Purchase[] {
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

/** What was bought and what was paid back, the newest first. */
export function historyLines(orders: readonly Order[], refunds: readonly Refund[]): HistoryLine[] {
  const bought = purchases(orders).map((purchase) => ({
    kind: 'purchase' as const,
    at: purchase.boughtAt,
    purchase,
  }))
  const paidBack = refunds.map((refund) => ({
    kind: 'refund' as const,
    at: refund.createdAt,
    refund,
  }))
  return [...paidBack, ...bought].toSorted(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  )
}
