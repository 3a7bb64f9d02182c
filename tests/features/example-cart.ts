import { toMoney } from '#provider/contract/money.ts'
import type { Cart } from '#app/provider/types/cart.ts'

interface CartOptions {
  /** The price of each line in cents. */
  readonly prices: readonly number[]
  /** The discount in percent. */
  readonly percent: number
  /** The gift card's balance before this cart, in cents; null without a gift card. */
  readonly giftCard: number | null
}

/** Creates a cart with line ids 1, 2, 3 … and the totals that the provider would return. */
export function createCart({ prices, percent, giftCard }: CartOptions): Cart {
  const subTotal = prices.reduce((sum, price) => sum + price, 0)
  const discount = Math.round((subTotal * percent) / 100)
  const total = subTotal - discount
  const paidByCard = Math.min(total, giftCard ?? 0)
  return {
    id: 30,
    lines: prices.map((price, index) => ({
      id: index + 1,
      productId: index + 101,
      name: `Sound ${index + 1}`,
      quantity: 1,
      price: toMoney(price),
      total: toMoney(price),
      product: null,
    })),
    coupon: percent > 0 ? 'FIRSTLISTEN' : null,
    giftCard:
      giftCard === null
        ? null
        : { code: 'GIFT', amount: toMoney(paidByCard), remaining: toMoney(giftCard - paidByCard) },
    subTotal: toMoney(subTotal),
    discount: toMoney(discount),
    ownedCredit: toMoney(0),
    vat: { isExempt: false, country: 'DE', percent: 19, amount: toMoney(0) },
    customerCountry: 'DE',
    declaredCountry: 'DE',
    total: toMoney(total),
    due: toMoney(total - paidByCard),
  }
}
