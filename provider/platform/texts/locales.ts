import { getNumberFormat } from './intl-formats.ts'

/** The supported locales. */
export const locales = ['en', 'de', 'nl', 'it', 'fr', 'es'] as const

/** A supported locale, as sent in the `x-locale` header. */
export type Locale = (typeof locales)[number]

/** Parses an `x-locale` header; falls back to English for any other value, including `en-US`. */
export function parseLocale(header: string | null | undefined): Locale {
  return locales.find((locale) => locale === header) ?? 'en'
}

/**
 * Formats whole cents as euros: 1200 is "€12.00" in en and "12,00 €" in de. Negative amounts have a
 * minus sign, not a hyphen.
 */
export function formatMoney(cents: number, locale: string): string {
  const format = getNumberFormat(locale, { style: 'currency', currency: 'EUR' })
  return format.format(cents / 100).replace('-', '−')
}
