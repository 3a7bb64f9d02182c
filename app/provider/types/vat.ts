import type { Money } from '#provider/contract/money.ts'

/** The VAT in an amount that includes it. */
export interface Vat {
  /** Whether the seller charges no VAT because the business is small. */
  isExempt: boolean
  /** The country whose VAT is included (ISO 3166-1); null if none is, or it is unknown. */
  country: string | null
  /** In percent, such as 25.5; null if it is unknown. */
  percent: number | null
  amount: Money
}
