import { getConcept, listBroader } from '../thesaurus/thesaurus.ts'
import type { Concept } from '../thesaurus/thesaurus.ts'
import type { QueryPart } from './read-part.ts'

/**
 * Removes what parts are near to if it conflicts with another wish: a hat of a machine is not its
 * kick, and what people dance to is not house if garage is wished for.
 */
export function removeConflictingNear(parts: readonly QueryPart[]): QueryPart[] {
  const wanted = parts.filter(({ isExcluded }) => !isExcluded)
  const listIds = (group: Concept['group']) =>
    wanted.flatMap(({ concepts: [first] }) => (first?.group === group ? [first.id] : []))
  const wished = { instrument: listIds('instrument'), genre: listIds('genre') }
  return parts.map((part) => {
    const [first, ...others] = part.concepts
    if (first === undefined) return part
    const group = conflictingGroups[first.group]
    if (group === undefined) return part
    const near = first.near.filter(
      (id) => getConcept(id).group !== group || isOneOf(id, wished[group]),
    )
    return { ...part, concepts: [{ ...first, near }, ...others] }
  })
}

/** The group of near concepts that wishes of that group decide, by the group of the part. */
const conflictingGroups: Partial<Record<Concept['group'], 'instrument' | 'genre'>> = {
  machine: 'instrument',
  genre: 'instrument',
  role: 'genre',
}

/** Returns whether a concept is one of the wished ones or kin of one, or none is wished. */
function isOneOf(id: string, wished: readonly string[]): boolean {
  return wished.length === 0 || wished.some((other) => isKin(id, other))
}

/** Returns whether a concept is a kind of another one, or near it. */
function isKin(id: string, other: string): boolean {
  return listBroader(id).has(other) || getConcept(other).near.includes(id)
}
