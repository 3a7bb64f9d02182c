import { splitGross } from '../vat/vat.rules.ts'
import type { VatAmounts } from '../vat/vat.rules.ts'

/** The amounts paid for an order, or returned, by payment method, in cents. */
export interface PaidAmounts {
  readonly tunes: number
  readonly giftCard: number
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
