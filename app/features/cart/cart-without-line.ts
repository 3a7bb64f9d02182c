import { euros } from '#app/provider/money.ts'
import type { Cart } from '#app/provider/types.ts'

/**
 * The cart as it will look once a line is gone, shown until the provider has answered; null when
 * nothing is left. The discount shrinks in proportion and the gift card pays what it still can.
 */
export function cartWithoutLine(cart: Cart, lineId: number): Cart | null {
  const lines = cart.lines.filter((line) => line.id !== lineId)
  if (lines.length === 0) return null
  const subTotal = lines.reduce((sum, line) => sum + line.total.minor, 0)
  const discount = proportion(cart.discount.minor, subTotal, cart.subTotal.minor)
  const total = subTotal - discount
  const giftCard = cart.giftCard && spend(cart.giftCard, total)
  return {
    ...cart,
    lines,
    giftCard,
    subTotal: euros(subTotal),
    discount: euros(discount),
    tax: euros(proportion(cart.tax.minor, subTotal, cart.subTotal.minor)),
    total: euros(total),
    due: euros(total - (giftCard?.amount.minor ?? 0)),
  }
}

function spend(card: NonNullable<Cart['giftCard']>, total: number): NonNullable<Cart['giftCard']> {
  const worth = card.amount.minor + (card.remaining?.minor ?? 0)
  const amount = Math.min(total, worth)
  return { ...card, amount: euros(amount), remaining: card.remaining && euros(worth - amount) }
}

function proportion(amount: number, part: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(part, Math.round((amount * part) / whole))
}
