import type { CountryEvidence } from '../../vat/vat-evidence.rules.ts'

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
