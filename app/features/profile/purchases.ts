import type { Money, Order } from '#app/provider/types.ts'

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
