import type { CartView } from '../../carts/carts.store.ts'
import type { PaidLine } from './order-payment.rules.ts'

/** Returns the lines of a cart at current prices. */
export function toPaidLines({ lines, totals }: CartView): PaidLine[] {
  return lines.map(({ product }, index) => ({
    productId: product.id,
    price: product.price,
    discount: totals.lineDiscounts[index] ?? 0,
  }))
}
