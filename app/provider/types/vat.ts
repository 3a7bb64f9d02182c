import type { Money } from '#provider/contract/money.ts'

/** The VAT included in an amount. */
export interface Vat {
  /** True if the seller is a small business that charges no VAT. */
  isExempt: boolean
  /** The country whose VAT is included (ISO 3166-1); null if none, or if unknown. */
  country: string | null
  /** In percent, such as 25.5; null if unknown. */
  percent: number | null
  amount: Money
}
