/** What the records of VAT show of the evidence of where a customer lives. */
export interface EvidenceCells {
  /** Such as `declared NL (contradicts), card DE`. */
  readonly evidence: string
  /** How many pieces are for the country that counts; null for orders without stored evidence. */
  readonly agreeing: number | null
}

/** The pieces of evidence that Article 24b of Regulation 282/2011 asks for. */
export const requiredEvidence = 2

/** Formats the stored evidence of an order, with what contradicts the country that counts. */
export function formatEvidence(json: string | null): EvidenceCells {
  if (json === null) return { evidence: '', agreeing: null }
  const { contradicting, ...stored } = JSON.parse(json) as Readonly<Record<string, unknown>>
  const against: readonly unknown[] = Array.isArray(contradicting) ? contradicting : []
  const pieces = Object.entries(stored).filter(([, country]) => typeof country === 'string')
  const cells = pieces.map(
    ([source, country]) =>
      `${source} ${country}${against.includes(source) ? ' (contradicts)' : ''}`,
  )
  return {
    evidence: cells.join(', '),
    agreeing: pieces.filter(([source]) => !against.includes(source)).length,
  }
}
