/** Standard rates in basis points (2100 is 21 %), oldest first, with their first day. */
type VatRates = readonly (readonly [validFrom: string, basisPoints: number])[]

/** The table is complete from this day; earlier dates use this day's rate. */
const start = '2024-01-01'

/**
 * The standard VAT rates of the member states, which all apply to downloads. Source:
 * https://ec.europa.eu/taxation_customs/tedb. Check for changes every January and July.
 */
const countries: Readonly<Record<string, VatRates>> = {
  AT: [[start, 2000]],
  BE: [[start, 2100]],
  BG: [[start, 2000]],
  CY: [[start, 1900]],
  CZ: [[start, 2100]],
  DE: [[start, 1900]],
  DK: [[start, 2500]],
  EE: [
    [start, 2200],
    ['2025-07-01', 2400],
  ],
  ES: [[start, 2100]],
  FI: [
    [start, 2400],
    ['2024-09-01', 2550],
  ],
  FR: [[start, 2000]],
  GR: [[start, 2400]],
  HR: [[start, 2500]],
  HU: [[start, 2700]],
  IE: [[start, 2300]],
  IT: [[start, 2200]],
  LT: [[start, 2100]],
  LU: [[start, 1700]],
  LV: [[start, 2100]],
  MT: [[start, 1800]],
  NL: [[start, 2100]],
  PL: [[start, 2300]],
  PT: [[start, 2300]],
  RO: [
    [start, 1900],
    ['2025-08-01', 2100],
  ],
  SE: [[start, 2500]],
  SI: [[start, 2200]],
  SK: [
    [start, 2000],
    ['2025-01-01', 2300],
  ],
}

/**
 * Countries that Article 7 of Directive 2006/112/EC treats as part of a member state. The Isle of
 * Man is treated as the United Kingdom, and so outside the EU.
 */
const territories: Readonly<Record<string, string>> = { MC: 'FR' }

/**
 * Returns the member state that a country belongs to for VAT; any other country is returned as is.
 */
export function getVatTerritory(country: string): string {
  return territories[country] ?? country
}

/** Returns the countries where the VAT of a member state other than the seller's is due. */
export function listVatCountriesAbroad(home: string): string[] {
  const known = [...Object.keys(countries), ...Object.keys(territories)]
  return known.filter((country) => getVatTerritory(country) !== home)
}

/**
 * Returns a country's standard rate on a day such as `2026-03-01`, in basis points; null outside
 * the EU.
 */
export function findVatRate(country: string, day: string): number | null {
  const rates = countries[getVatTerritory(country)]
  if (rates === undefined) return null
  const current = rates.findLast(([validFrom]) => validFrom <= day) ?? rates[0]
  return current?.[1] ?? null
}
