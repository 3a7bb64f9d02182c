import type { VatRules } from './vat.rules.ts'
import { findVatRate, listVatCountriesAbroad } from './vat-rates.rules.ts'

/**
 * The net sales to consumers in other EU countries, in cents, up to which a seller may charge
 * domestic VAT (Article 59c of Directive 2006/112/EC). Both the current and the previous calendar
 * year count.
 */
export const crossBorderThreshold = 1_000_000

/** Leaves the owner time to register for the one-stop shop. */
const earlyWarning = 0.8 * crossBorderThreshold

/**
 * Returns whether the threshold applies, as it does to a seller in the EU who does not use the
 * one-stop shop. Above it, small businesses owe VAT in their customers' countries too.
 */
export function isThresholdWatched({ mode, home }: VatRules): boolean {
  return mode !== 'oss' && findVatRate(home, '') !== null
}

/** Returns whether an order counts towards the threshold. */
export function isCrossBorder({ home }: VatRules, customerCountry: string): boolean {
  return listVatCountriesAbroad(home).includes(customerCountry)
}

/** Returns the highest limit exceeded by sales in cents, or null. */
export function findReachedLimit(sales: number): number | null {
  return [crossBorderThreshold, earlyWarning].find((limit) => sales > limit) ?? null
}
