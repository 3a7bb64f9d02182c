import type { Locale } from '#app/locales/locales.ts'

/** The digits after the decimal separator, as in `Intl.NumberFormatOptions`. */
export interface FractionDigits {
  readonly minimumFractionDigits: number
  readonly maximumFractionDigits: number
}

const decimalSeparators: Record<Locale, string> = {
  en: '.',
  de: ',',
  nl: ',',
  it: ',',
  fr: ',',
  es: ',',
}

/**
 * Formats a number from 0 to below 1,000 like `Intl.NumberFormat`; returns null for others, which
 * need a sign or a grouping separator. A page's first `Intl.NumberFormat` takes more than 100 ms on
 * phones, which pages with only small numbers avoid.
 */
export function formatSmallNumber(
  value: number,
  { minimumFractionDigits, maximumFractionDigits }: FractionDigits,
  locale: Locale,
): string | null {
  const fixed = roundDecimal(value, maximumFractionDigits).toFixed(maximumFractionDigits)
  if (!(value >= 0 && Number(fixed) < 1000) || Object.is(value, -0)) return null
  const [whole = '', fraction = ''] = fixed.split('.')
  const digits = fraction.replace(/0+$/, '').padEnd(minimumFractionDigits, '0')
  return digits ? whole + decimalSeparators[locale] + digits : whole
}

/**
 * Rounds a number to the given number of decimals, based on its decimal notation like
 * `Intl.NumberFormat`: 9.95 becomes 10.0, although its binary value is slightly below 9.95.
 */
export function roundDecimal(value: number, decimals: number): number {
  if (Number.isInteger(value)) return value
  return Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`)
}
