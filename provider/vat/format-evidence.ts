import { sources } from './vat-evidence.rules.ts'
import type { CountryEvidence, EvidenceSource } from './vat-evidence.rules.ts'

/** What the records of VAT show of the evidence of where a customer lives. */
export interface EvidenceCells {
  /** Such as `declared NL (contradicts), sepa_debit DE`. */
  readonly evidence: string
  /** How many pieces are for the country that counts. */
  readonly agreeing: number
}

/** The pieces of evidence that Article 24b of Regulation 282/2011 asks for. */
export const requiredEvidence = 2

/** Formats the stored evidence of an order, with what contradicts the country that counts. */
export function formatEvidence(json: string): EvidenceCells {
  const { contradicting = [], ...stored } = JSON.parse(json) as StoredEvidence
  const pieces = sources.filter((source) => typeof stored[source] === 'string')
  const cells = pieces.map((source) => {
    const name = source === 'card' ? (stored.method ?? source) : source
    return `${name} ${stored[source]}${contradicting.includes(source) ? ' (contradicts)' : ''}`
  })
  return {
    evidence: cells.join(', '),
    agreeing: pieces.filter((source) => !contradicting.includes(source)).length,
  }
}

/** As orders store it. */
interface StoredEvidence extends Partial<CountryEvidence> {
  readonly contradicting?: readonly EvidenceSource[]
}
