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
 * Formats a number from 0 to below 1,000 as `Intl.NumberFormat` does; returns null for others,
 * which need a sign or a grouping separator. The first `Intl.NumberFormat` of a page takes a phone
 * more than 100 ms, so pages that show small numbers only should not need one.
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
 * Rounds a number to the given number of decimals. Rounds its decimal notation, as
 * `Intl.NumberFormat` does: 9.95 to 10.0, although the number itself is slightly less than 9.95.
 */
export function roundDecimal(value: number, decimals: number): number {
  return Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`)
}
