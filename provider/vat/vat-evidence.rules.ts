/** Where something says that a customer lives; countries are ISO 3166-1 codes. */
export interface CountryEvidence {
  /** What the customer has chosen. */
  readonly declared: string | null
  /** The country of the card of the newest paid top-up, or of the account that paid it instead. */
  readonly card: string | null
  /** The country of the billing address of that payment. */
  readonly billing: string | null
  /** The method of that payment, such as `card` or `sepa_debit`; missing while it is not known. */
  readonly method?: string
}

/** The evidence, and what follows from it. */
export interface ProvenCountry {
  /** Null if there is no evidence. */
  readonly country: string | null
  /** The pieces of evidence that are for another country. */
  readonly contradicting: readonly EvidenceSource[]
}

/** The pieces of evidence. */
export const sources = ['declared', 'card', 'billing'] as const

export type EvidenceSource = (typeof sources)[number]

/**
 * Decides where a customer lives: in the country with two pieces of evidence, as Article 24b of
 * Regulation 282/2011 requires. If no two agree, one piece from a third party is enough for a small
 * seller, so the country of the card counts, which the bank says, or else the one that the customer
 * declared.
 */
export function decideCountry(evidence: CountryEvidence): ProvenCountry {
  const given = sources.flatMap((source) => evidence[source] ?? [])
  const twice = given.find((country, index) => given.indexOf(country) < index)
  const country = twice ?? evidence.card ?? given[0] ?? null
  return {
    country,
    contradicting: sources.filter(
      (source) => evidence[source] !== null && evidence[source] !== country,
    ),
  }
}
