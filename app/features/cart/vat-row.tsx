import { getIdentity } from '#app/features/identity/identity.ts'
import { formatCountry, formatRate } from '#app/i18n/format-country.ts'
import { formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { Vat } from '#app/provider/types/vat.ts'

/** A row with the VAT included in a total; absent if there is none. */
export function VatRow({ vat }: { readonly vat: Vat | null }) {
  if (vat === null || !includesVat(vat)) return null
  return (
    <div
      data-sum="vat"
      className="col-span-3 grid grid-cols-subgrid items-baseline text-sm text-on-surface-muted"
    >
      <dt>{getVatLabel(vat)}</dt>
      <dd className="tabular-nums col-span-2 text-right">{formatMoney(vat.amount)}</dd>
    </div>
  )
}

/** Explains why a small business charges no VAT. */
export function VatExemption({ vat }: { readonly vat: Vat | null }) {
  if (!vat?.isExempt) return null
  return <p className="mt-2 text-sm text-on-surface-muted">{m.cart_vat_exempt()}</p>
}

/** Returns the label of a total, depending on whether it includes VAT. */
export function getTotalLabel(vat: Vat | null): string {
  const hasVat = vat === null ? getIdentity().chargesVat : includesVat(vat)
  return hasVat ? m.cart_total() : m.cart_total_without_vat()
}

/** Returns whether a total includes VAT; also true for a total of zero that is taxable. */
export function includesVat({ isExempt, amount, percent }: Vat): boolean {
  return !isExempt && (amount.minor > 0 || (percent ?? 0) > 0)
}

/** Returns the label of the VAT, with its rate and country if known. */
export function getVatLabel({ country, percent }: Vat): string {
  if (country === null || percent === null) return m.cart_vat_amount()
  return m.cart_vat({ rate: formatRate(percent), country: formatCountry(country) })
}
