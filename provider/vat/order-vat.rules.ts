import type { ShopConfig } from '#shop/shop-config.ts'
import { decideCountry } from './vat-evidence.rules.ts'
import type { CountryEvidence, ProvenCountry } from './vat-evidence.rules.ts'
import { getShopDay } from '../platform/calendar/shop-day.ts'
import { computeVat, getVatRules } from './vat.rules.ts'
import type { VatAmounts, VatRate } from './vat.rules.ts'

/** The VAT of an order and the customer's country. */
export interface OrderVat extends VatRate, VatAmounts {
  readonly customerCountry: string
  readonly evidence: CountryEvidence
  /** The pieces of evidence that point to another country. */
  readonly contradicting: ProvenCountry['contradicting']
}

/** Returns the VAT included in an amount, based on the evidence of the customer's country. */
export function computeOrderVat(
  shop: Pick<ShopConfig, 'seller' | 'tax' | 'timeZone'>,
  evidence: CountryEvidence,
  now: Date,
  gross: number,
): OrderVat {
  const rules = getVatRules(shop)
  const { country, contradicting } = decideCountry(evidence)
  const customerCountry = country ?? rules.home
  const day = getShopDay(now, shop)
  return {
    ...computeVat(rules, customerCountry, day, gross),
    customerCountry,
    evidence,
    contradicting,
  }
}
