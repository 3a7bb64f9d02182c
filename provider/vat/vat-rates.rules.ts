/** Standard rates in basis points (2100 is 21 %), oldest first, with their first day. */
type VatRates = readonly (readonly [validFrom: string, basisPoints: number])[]

/** The table is complete from this day; earlier dates use this day's rate. */
const firstDay = '2024-01-01'

/**
 * The standard VAT rates of the member states, which all apply to downloads. Source:
 * https://ec.europa.eu/taxation_customs/tedb. Check for changes every January and July.
 */
const countries: Readonly<Record<string, VatRates>> = {
  AT: [[firstDay, 2000]],
  BE: [[firstDay, 2100]],
  BG: [[firstDay, 2000]],
  CY: [[firstDay, 1900]],
  CZ: [[firstDay, 2100]],
  DE: [[firstDay, 1900]],
  DK: [[firstDay, 2500]],
  EE: [
    [firstDay, 2200],
    ['2025-07-01', 2400],
  ],
  ES: [[firstDay, 2100]],
  FI: [
    [firstDay, 2400],
    ['2024-09-01', 2550],
  ],
  FR: [[firstDay, 2000]],
  GR: [[firstDay, 2400]],
  HR: [[firstDay, 2500]],
  HU: [[firstDay, 2700]],
  IE: [[firstDay, 2300]],
  IT: [[firstDay, 2200]],
  LT: [[firstDay, 2100]],
  LU: [[firstDay, 1700]],
  LV: [[firstDay, 2100]],
  MT: [[firstDay, 1800]],
  NL: [[firstDay, 2100]],
  PL: [[firstDay, 2300]],
  PT: [[firstDay, 2300]],
  RO: [
    [firstDay, 1900],
    ['2025-08-01', 2100],
  ],
  SE: [[firstDay, 2500]],
  SI: [[firstDay, 2200]],
  SK: [
    [firstDay, 2000],
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
