import type { Locale } from '#app/locales/locales.ts'
import { getCurrentLocale } from './current-locale.ts'

/** Formats a country code (ISO 3166-1) as its name: `DE` is `Germany` in English. */
export function formatCountry(code: string, locale: Locale = getCurrentLocale()): string {
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? code
}

/** Formats a rate in percent: `25.5%`, in German `25,5 %`. */
export function formatRate(percent: number, locale: Locale = getCurrentLocale()): string {
  const options = { style: 'percent', maximumFractionDigits: 2 } as const
  return new Intl.NumberFormat(locale, options).format(percent / 100)
}

/** Sorts country codes by country name. */
export function sortCountries(codes: readonly string[], locale: Locale = getCurrentLocale()) {
  const names = new Map(codes.map((code) => [code, formatCountry(code, locale)]))
  const { compare } = new Intl.Collator(locale)
  return [...names].toSorted(([, one], [, other]) => compare(one, other))
}
