import { euros } from '#app/provider/money.ts'
import type { Cart } from '#app/provider/types.ts'

interface CartFacts {
  /** Cents a line. */
  readonly prices: readonly number[]
  /** Percent off. */
  readonly percent: number
  /** What was on a gift card before this cart, in cents; null: none. */
  readonly giftCard: number | null
}

/** A cart whose lines have the ids 1, 2, 3 …, added up as the provider adds up. */
export function exampleCart({ prices, percent, giftCard }: CartFacts): Cart {
  const subTotal = prices.reduce((sum, price) => sum + price, 0)
  const discount = Math.round((subTotal * percent) / 100)
  const total = subTotal - discount
  const byCard = Math.min(total, giftCard ?? 0)
  return {
    id: 30,
    lines: prices.map((price, index) => ({
      id: index + 1,
      productId: index + 101,
      name: `Sound ${index + 1}`,
      quantity: 1,
      price: euros(price),
      total: euros(price),
      product: null,
    })),
    coupon: percent > 0 ? 'FIRSTLISTEN' : null,
    giftCard:
      giftCard === null
        ? null
        : { code: 'GIFT', amount: euros(byCard), remaining: euros(giftCard - byCard) },
    subTotal: euros(subTotal),
    discount: euros(discount),
    tax: euros(0),
    total: euros(total),
    due: euros(total - byCard),
  }
}
