import { guessCountry } from '#shop/guess-country.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import { decideCountry } from '../../vat/vat-evidence.rules.ts'
import type { CountryEvidence } from '../../vat/vat-evidence.rules.ts'

/**
 * Returns the country whose VAT a cart shows: the one supported by evidence, or else a guess among
 * the shop's sales countries, which the customer sees and can change before ordering.
 */
export function assumeCountry(
  evidence: CountryEvidence,
  locale: Locale,
  { home, salesCountries }: { home: string; salesCountries: readonly string[] },
): string {
  const { country } = decideCountry(evidence)
  return country ?? guessCountry(locale, salesCountries, home)
}

/**
 * Returns the country of the newest payment's card if the shop does not sell there; null otherwise.
 * A declared country outvotes the card only if the billing address matches it and the shop sells
 * there.
 */
export function findRefusedCountry(
  { card, billing }: Pick<CountryEvidence, 'card' | 'billing'>,
  salesCountries: readonly string[],
): string | null {
  const isSold = (country: string | null) => country !== null && salesCountries.includes(country)
  return isSold(card) || isSold(billing) ? null : card
}
