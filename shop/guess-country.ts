import type { Locale } from '#app/locales/locales.ts'

/** Where those who read a language are most likely to live. */
const countriesByLocale: Readonly<Partial<Record<Locale, string>>> = {
  de: 'DE',
  nl: 'NL',
  it: 'IT',
  fr: 'FR',
  es: 'ES',
}

/**
 * Guesses where a customer lives from their language, among the countries that the shop sells to;
 * otherwise returns the seller's country or, if it is not among them, the first one.
 */
export function guessCountry(locale: Locale, countries: readonly string[], home: string): string {
  const guesses = [countriesByLocale[locale], home, countries[0]]
  return guesses.find((guess) => guess !== undefined && countries.includes(guess)) ?? home
}
