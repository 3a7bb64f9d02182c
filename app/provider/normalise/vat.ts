import { toMoney } from '#provider/contract/money.ts'
import type { Money } from '#provider/contract/money.ts'
import type { Vat } from '../types/vat.ts'

interface WireVat {
  readonly vat_mode: 'none' | 'home' | 'oss' | null
  readonly vat_country: string | null
  readonly vat_percent: number | null
  readonly items: readonly { readonly tax_percent: number | null }[]
}

/**
 * Converts the VAT of a cart or order; null if the provider sends neither an amount nor an
 * exemption. Vanilla providers send the rate with each line.
 */
export function toVat(wire: WireVat, amount: Money | null): Vat | null {
  if (wire.vat_mode === null && !amount?.minor) return null
  return {
    isExempt: wire.vat_mode === 'none',
    country: wire.vat_country,
    percent: wire.vat_percent ?? getCommonRate(wire.items),
    amount: amount ?? toMoney(0),
  }
}

function getCommonRate(items: WireVat['items']): number | null {
  const [first, ...others] = new Set(items.map((item) => item.tax_percent))
  return first === undefined || others.length > 0 ? null : first
}
