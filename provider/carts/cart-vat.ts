import { guessCountry } from '#shop/guess-country.ts'
import type { CartView } from './carts.store.ts'
import { readCountryEvidence } from '../accounts/profile/customer-country.store.ts'
import { allocate } from './cart-totals.rules.ts'
import type { Locale } from '../platform/texts/locales.ts'
import { formatMoney } from '../platform/texts/locales.ts'
import { computeOrderVat } from '../vat/order-vat.rules.ts'
import type { OrderVat } from '../vat/order-vat.rules.ts'
import { decideCountry } from '../vat/vat-evidence.rules.ts'
import type { Context, ProviderContext } from '../context.ts'
import { formatDecimal } from '../platform/http/wire-format.ts'

/** The VAT included in a cart's prices. */
export interface CartVat extends OrderVat {
  /** The VAT of each line in cents; their sum is `vat`. */
  readonly lineVat: readonly number[]
}

/**
 * Computes the VAT in a cart for the customer's country, proven or assumed; customers see it and can
 * change it before ordering.
 */
export async function loadCartVat(
  { db, options, clock }: Context,
  c: ProviderContext,
  { lines, totals }: CartView,
): Promise<CartVat> {
  const { shop } = options
  const { seller, tax } = shop
  const evidence = await readCountryEvidence(db, c.get('customer').id)
  const guess = guessCountry(c.get('locale'), tax.salesCountries, seller.address.country)
  const declared = evidence.declared ?? decideCountry(evidence).country ?? guess
  const vat = computeOrderVat(shop, { ...evidence, declared }, clock(), totals.grandTotal)
  const paid = lines.map(({ product }, index) => product.price - (totals.lineDiscounts[index] ?? 0))
  return { ...vat, evidence, lineVat: allocate(paid, vat.vat) }
}

/** Formats a rate in basis points as Bagisto's percentage: 2100 is `21.0000`. */
export function formatRate(rate: number): string {
  return formatDecimal(rate)
}

/** Serializes the VAT fields that Bagisto lacks. */
export function serializeVat({ mode, country, rate, customerCountry, evidence }: OrderVat) {
  return {
    vat_mode: mode,
    vat_country: country,
    vat_percent: formatRate(rate),
    customer_country: customerCountry,
    /** Null if the customer has not chosen a country. */
    declared_country: evidence.declared,
  }
}

/** Returns Bagisto's tax fields, which are JSON strings. */
export function serializeTaxes({ rate, vat }: OrderVat, locale: Locale) {
  const name = rate === 0 ? ' (0%)' : `VAT (${rate / 100}%)`
  const taxes = JSON.stringify({ [name]: vat / 100 })
  const formatted = JSON.stringify({ [name]: formatMoney(vat, locale) })
  return { taxes, formatted_taxes: formatted, base_taxes: taxes, formatted_base_taxes: formatted }
}
