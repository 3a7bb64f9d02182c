import type { VatRules } from './vat.rules.ts'
import { findVatRate, listVatCountriesAbroad } from './vat-rates.rules.ts'

/**
 * The net sales to consumers in other countries of the Union, in cents, up to which a seller may
 * charge the VAT of their own country (Article 59c of Directive 2006/112/EC). What counts is the
 * present calendar year and the one before.
 */
export const crossBorderThreshold = 1_000_000

/** Warn the owner early enough to register for the one-stop shop. */
const earlyWarning = 0.8 * crossBorderThreshold

/**
 * Returns whether the threshold matters: to a seller in the Union who does not use the one-stop shop.
 * Above it, also a small business owes VAT where its customers are.
 */
export function isThresholdWatched({ mode, home }: VatRules): boolean {
  return mode !== 'oss' && findVatRate(home, '') !== null
}

/** Returns whether an order counts towards the threshold. */
export function isCrossBorder({ home }: VatRules, customerCountry: string): boolean {
  return listVatCountriesAbroad(home).includes(customerCountry)
}

/** Returns the highest limit that sales exceed, or null; amounts are in cents. */
export function findReachedLimit(sales: number): number | null {
  return [crossBorderThreshold, earlyWarning].find((limit) => sales > limit) ?? null
}
