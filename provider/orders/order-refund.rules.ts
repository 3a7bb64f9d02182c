import { splitGross } from '../vat/vat.rules.ts'
import type { VatAmounts } from '../vat/vat.rules.ts'

/** What was paid for an order, or returned, by which means; in cents. */
export interface PaidAmounts {
  readonly tunes: number
  readonly giftCard: number
}

/** Returns how an amount is returned: to the balance first, up to what was paid from it. */
export function divideRefund(gross: number, paid: PaidAmounts, returned: PaidAmounts): PaidAmounts {
  const tunes = Math.min(gross, paid.tunes - returned.tunes)
  const giftCard = gross - tunes
  if (giftCard > paid.giftCard - returned.giftCard) {
    throw new Error('a refund cannot exceed what was paid')
  }
  return { tunes, giftCard }
}

/**
 * Returns the amounts of a credit note, which are negative. Its VAT is what the refund changes in
 * the rounded VAT of all that is refunded, so that the credit notes of a whole order add up to its
 * VAT.
 */
export function creditVat(gross: number, alreadyRefunded: number, rate: number): VatAmounts {
  const vat = splitGross(alreadyRefunded + gross, rate).vat - splitGross(alreadyRefunded, rate).vat
  return { net: negate(gross - vat), vat: negate(vat), gross: negate(gross) }
}

/** Returns the opposite of an amount; unlike `-`, never the negative zero. */
export function negate(amount: number): number {
  return 0 - amount
}
