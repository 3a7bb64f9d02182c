import type { ShopConfig } from '#shop/shop-config.ts'
import { findVatRate, getVatTerritory } from './vat-rates.rules.ts'

export type VatMode = ShopConfig['tax']['mode']

/** A seller's VAT mode and country. */
export interface VatRules {
  readonly mode: VatMode
  /** The seller's country. */
  readonly home: string
}

/** The VAT rate of an order. */
export interface VatRate {
  readonly mode: VatMode
  /** The country whose VAT is charged; null without VAT. */
  readonly country: string | null
  /** In basis points: 2100 is 21 %. */
  readonly rate: number
}

/** An amount that includes VAT, split into its parts; all in cents. */
export interface VatAmounts {
  readonly net: number
  readonly vat: number
  readonly gross: number
}

/** Returns a shop's VAT rules; throws if it charges VAT and its seller is not in the EU. */
export function getVatRules({ seller, tax }: Pick<ShopConfig, 'seller' | 'tax'>): VatRules {
  const home = seller.address.country
  if (tax.mode !== 'none' && findVatRate(home, '') === null) {
    throw new Error(
      `shop.config.ts: the tax mode “${tax.mode}” needs a seller in the European Union, not in ${home}.`,
    )
  }
  return { mode: tax.mode, home }
}

/**
 * Returns the VAT rate for the customer's country and the day of the order. Downloads to customers
 * outside the EU are not subject to EU VAT.
 */
export function chooseVatRate({ mode, home }: VatRules, country: string, day: string): VatRate {
  const noVat = { mode, country: null, rate: 0 }
  const rateThere = findVatRate(country, day)
  if (mode === 'none' || rateThere === null) return noVat
  const charging = mode === 'home' ? home : getVatTerritory(country)
  const rate = findVatRate(charging, day)
  return rate === null ? noVat : { mode, country: charging, rate }
}

/** Splits an amount that includes VAT; rounds the VAT half up. */
export function splitGross(gross: number, rate: number): VatAmounts {
  const whole = 10_000 + rate
  const vat = Math.floor((2 * gross * rate + whole) / (2 * whole))
  return { net: gross - vat, vat, gross }
}

/** Returns the VAT included in an amount for a customer's country and a day. */
export function computeVat(
  rules: VatRules,
  country: string,
  day: string,
  gross: number,
): VatRate & VatAmounts {
  const rate = chooseVatRate(rules, country, day)
  return { ...rate, ...splitGross(gross, rate.rate) }
}
