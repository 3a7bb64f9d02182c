/** The countries in which a customer lives according to each source, as ISO 3166-1 codes. */
export interface CountryEvidence {
  /** The customer's own choice. */
  readonly declared: string | null
  /** The country of the card that paid the newest top-up, or of the bank account used instead. */
  readonly card: string | null
  /** The country of the billing address of that payment. */
  readonly billing: string | null
  /** The method of that payment, such as `card` or `sepa_debit`; missing if unknown. */
  readonly method?: string
}

/** The evidence and the country derived from it. */
export interface ProvenCountry {
  /** Null if there is no evidence. */
  readonly country: string | null
  /** The pieces of evidence that point to another country. */
  readonly contradicting: readonly EvidenceSource[]
}

/** The pieces of evidence. */
export const sources = ['declared', 'card', 'billing'] as const

export type EvidenceSource = (typeof sources)[number]

/**
 * Returns the country where a customer lives: the one with two matching pieces of evidence, as
 * Article 24b of Regulation 282/2011 requires. If no two match, a small seller needs only one piece
 * from a third party, so the card's country counts, which the bank states; without a card, the
 * declared country.
 */
export function decideCountry(evidence: CountryEvidence): ProvenCountry {
  const countries = sources.flatMap((source) => evidence[source] ?? [])
  const confirmed = countries.find((country, index) => countries.indexOf(country) < index)
  const country = confirmed ?? evidence.card ?? countries[0] ?? null
  return {
    country,
    contradicting: sources.filter(
      (source) => evidence[source] !== null && evidence[source] !== country,
    ),
  }
}
