import type { Locale } from '#app/locales/locales.ts'

/** The most likely country of a language's readers. */
const countriesByLocale: Readonly<Partial<Record<Locale, string>>> = {
  de: 'DE',
  nl: 'NL',
  it: 'IT',
  fr: 'FR',
  es: 'ES',
}

/**
 * Guesses a customer's country from their language, among the countries the shop sells to;
 * otherwise returns the seller's country or, if that is not among them, the first one.
 */
export function guessCountry(locale: Locale, countries: readonly string[], home: string): string {
  const guesses = [countriesByLocale[locale], home, countries[0]]
  return guesses.find((guess) => guess !== undefined && countries.includes(guess)) ?? home
}
