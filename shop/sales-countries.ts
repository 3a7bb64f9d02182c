import type { Locale } from '#app/locales/locales.ts'
import { euCountries } from './shop-config.ts'

interface Words {
  readonly union: string
  /** The text before the name of a single country. */
  readonly country: string
  /** The text before the names of several countries. */
  readonly countries: string
}

const wordsByLocale: Readonly<Record<Locale, Words>> = {
  en: {
    union: 'the European Union',
    country: 'this country:',
    countries: 'one of these countries:',
  },
  de: {
    union: 'der Europäischen Union',
    country: 'diesem Land:',
    countries: 'einem dieser Länder:',
  },
  nl: {
    union: 'de Europese Unie',
    country: 'dit land:',
    countries: 'een van deze landen:',
  },
  it: {
    union: 'un paese dell’Unione europea',
    country: 'questo paese:',
    countries: 'uno di questi paesi:',
  },
  fr: {
    union: 'l’Union européenne',
    country: 'ce pays\u00a0:',
    countries: 'l’un de ces pays\u00a0:',
  },
  es: {
    union: 'la Unión Europea',
    country: 'este país:',
    countries: 'uno de estos países:',
  },
}

/**
 * Describes the countries a shop sells to, for the end of a sentence after “in”: “the European
 * Union” if they are its members, otherwise “one of these countries: Belgium and Germany”.
 */
export function describeSalesCountries(countries: readonly string[], locale: Locale): string {
  const words = wordsByLocale[locale]
  const codes = new Set(countries)
  if (codes.size === euCountries.length && euCountries.every((code) => codes.has(code))) {
    return words.union
  }
  const regions = new Intl.DisplayNames(locale, { type: 'region' })
  const names = [...codes].map((code) => regions.of(code) ?? code)
  const sorted = names.toSorted(new Intl.Collator(locale).compare)
  const intro = names.length === 1 ? words.country : words.countries
  return `${intro} ${new Intl.ListFormat(locale).format(sorted)}`
}
