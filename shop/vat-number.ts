/**
 * The part of a VAT number after the country, and an example.
 * https://ec.europa.eu/taxation_customs/vies/#/faq (Q11)
 */
const vatNumbers: Readonly<Record<string, readonly [pattern: RegExp, example: string]>> = {
  AT: [/^U\d{8}$/, 'ATU12345678'],
  BE: [/^[01]\d{9}$/, 'BE0123456789'],
  BG: [/^\d{9,10}$/, 'BG123456789'],
  CY: [/^\d{8}[A-Z]$/, 'CY12345678X'],
  CZ: [/^\d{8,10}$/, 'CZ12345678'],
  DE: [/^\d{9}$/, 'DE123456789'],
  DK: [/^\d{8}$/, 'DK12345678'],
  EE: [/^\d{9}$/, 'EE123456789'],
  EL: [/^\d{9}$/, 'EL123456789'],
  ES: [/^[A-Z\d]\d{7}[A-Z\d]$/, 'ESX1234567X'],
  FI: [/^\d{8}$/, 'FI12345678'],
  FR: [/^[A-Z\d]{2}\d{9}$/, 'FR12345678901'],
  HR: [/^\d{11}$/, 'HR12345678901'],
  HU: [/^\d{8}$/, 'HU12345678'],
  IE: [/^(\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/, 'IE1234567WA'],
  IT: [/^\d{11}$/, 'IT12345678901'],
  LT: [/^(\d{9}|\d{12})$/, 'LT123456789'],
  LU: [/^\d{8}$/, 'LU12345678'],
  LV: [/^\d{11}$/, 'LV12345678901'],
  MT: [/^\d{8}$/, 'MT12345678'],
  NL: [/^\d{9}B\d{2}$/, 'NL123456789B01'],
  PL: [/^\d{10}$/, 'PL1234567890'],
  PT: [/^\d{9}$/, 'PT123456789'],
  RO: [/^\d{2,10}$/, 'RO12345678'],
  SE: [/^\d{12}$/, 'SE123456789001'],
  SI: [/^\d{8}$/, 'SI12345678'],
  SK: [/^\d{10}$/, 'SK1234567890'],
}

/** Returns a country's prefix in VAT numbers; Greece's differs from its country code. */
export const toVatPrefix = (country: string) => (country === 'GR' ? 'EL' : country)

/**
 * Returns an example of the seller's VAT number if a text does not match any format in the European
 * Union; null if it does, or if the seller is elsewhere. The number may be another member state's.
 */
export function findVatNumberExample(text: string, country: string): string | null {
  const example = vatNumbers[toVatPrefix(country)]?.[1]
  if (example === undefined) return null
  const compact = text.toUpperCase().replaceAll(/[\s.-]/g, '')
  const pattern = vatNumbers[compact.slice(0, 2)]?.[0]
  return pattern?.test(compact.slice(2)) === true ? null : example
}
