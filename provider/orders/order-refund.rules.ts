import { splitGross } from '../vat/vat.rules.ts'
import type { VatAmounts } from '../vat/vat.rules.ts'

/** The amounts paid for an order, or returned, by payment method, in cents. */
export interface PaidAmounts {
  readonly tunes: number
  readonly giftCard: number
}

/** An order line to refund. Amounts are in cents. */
export interface RefundLine {
  readonly orderItemId: number
  readonly name: string
  readonly price: number
  /** The difference between the price and what was paid. */
  readonly discount: number
  /** The part of the discount that was paid before, for sounds of a pack. */
  readonly credit: number
  /** The part of what was paid for a sound by which its pack cost less; it is not returned. */
  readonly used: number
}

/** Returns the line to refund for an order line whose payment made a pack cost `used` less. */
export function toRefundLine(
  { id, name, price, discount, credit }: Omit<RefundLine, 'orderItemId' | 'used'> & { id: number },
  used: number,
): RefundLine {
  return { orderItemId: id, name, price, discount, credit, used }
}

/** Returns the amount that a refund of a line returns, in cents. */
export function getRefundedAmount({ price, discount, used }: RefundLine): number {
  return price - discount - used
}

/** Returns the amount that a refund of lines returns, in cents. */
export function sumRefundLines(lines: readonly RefundLine[]): number {
  return lines.reduce((sum, line) => sum + getRefundedAmount(line), 0)
}

/** Divides a refund: the balance gets up to what it paid, the gift card the rest. */
export function divideRefund(gross: number, paid: PaidAmounts, returned: PaidAmounts): PaidAmounts {
  const tunes = Math.min(gross, paid.tunes - returned.tunes)
  const giftCard = gross - tunes
  if (giftCard > paid.giftCard - returned.giftCard) {
    throw new Error('a refund cannot exceed what was paid')
  }
  return { tunes, giftCard }
}

/**
 * Returns the negative amounts of a credit note. Its VAT is the difference that the refund makes to
 * the rounded VAT of all refunds, so that the credit notes of a whole order add up to its VAT.
 */
export function creditVat(gross: number, alreadyRefunded: number, rate: number): VatAmounts {
  const vat = splitGross(alreadyRefunded + gross, rate).vat - splitGross(alreadyRefunded, rate).vat
  return { net: negate(gross - vat), vat: negate(vat), gross: negate(gross) }
}

/** Negates an amount; unlike `-`, never returns negative zero. */
export function negate(amount: number): number {
  return 0 - amount
}
