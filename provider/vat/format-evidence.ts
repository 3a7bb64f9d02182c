import { sources } from './vat-evidence.rules.ts'
import type { CountryEvidence, EvidenceSource } from './vat-evidence.rules.ts'

/** The columns of VAT records on the evidence of a customer's country. */
export interface EvidenceCells {
  /** Such as `declared NL (contradicts), sepa_debit DE`. */
  readonly evidence: string
  /** The number of pieces that match the country used. */
  readonly agreeing: number
}

/** The number of matching pieces that Article 24b of Regulation 282/2011 requires. */
export const requiredEvidence = 2

/** Formats the stored evidence of an order and marks pieces that contradict the country used. */
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

/** The evidence as orders store it. */
interface StoredEvidence extends Partial<CountryEvidence> {
  readonly contradicting?: readonly EvidenceSource[]
}
