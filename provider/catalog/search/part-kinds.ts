import { isFieldRecording, listBroader } from '../thesaurus/thesaurus.ts'
import type { Concept } from '../thesaurus/thesaurus.ts'
import type { QueryPart } from './read-part.ts'

/**
 * Returns whether another wished instrument is a kind of this one: in "reese bass", a bass alone does
 * not meet the wish.
 */
export function isImplied(
  { concepts: [concept] }: QueryPart,
  wanted: readonly QueryPart[],
): boolean {
  return (
    concept?.group === 'instrument' &&
    wanted.some(
      ({ concepts: [other] }) =>
        other?.group === 'instrument' && listBroader(other.id).has(concept.id),
    )
  )
}

/** The instruments that say what is played rather than what plays it. */
const playedParts: readonly string[] = ['chords', 'chord-progression']

/**
 * Returns whether a part is what a wished part is played with: organ chords need an organ as well as
 * chords. Other instruments are alternatives, because a sound usually has only one, and so are those
 * of a list, such as "pads or chords".
 */
export function isPlayedWith(
  { concepts: [concept] }: QueryPart,
  wanted: readonly QueryPart[],
): boolean {
  return (
    concept?.group === 'instrument' &&
    !playedParts.includes(concept.id) &&
    !wanted.some(({ isListed }) => isListed) &&
    wanted.some(({ concepts: [other] }) => playedParts.includes(other?.id ?? ''))
  )
}

/** What a part of a text is weighed as. */
export type PartKind = Concept['group'] | 'text' | 'describedText' | 'key' | 'bpm'

/**
 * Returns what a part is weighed as beside the other wishes. The sounds of games only describe an
 * instrument, as in "game arp".
 */
export function getPartKind(part: QueryPart, wanted: readonly QueryPart[]): PartKind {
  const { filter, concepts, isPurpose } = part
  const [concept] = concepts
  if (filter?.facet === 'key' || filter?.facet === 'bpm') return filter.facet
  if (concept === undefined)
    return wanted.some(({ concepts: [first] }) => first !== undefined) ? 'describedText' : 'text'
  const describes =
    concept.id === 'game-sound'
      ? wanted.some((other) => other !== part && isInstrument(other))
      : isFieldRecording(concept) && (isPurpose || wanted.some(isGenre))
  return describes ? 'role' : concept.group
}

/** Returns whether a part wishes for a style, which a field recording only describes. */
function isGenre({ concepts: [concept] }: QueryPart): boolean {
  return concept?.group === 'genre'
}

/** Returns whether a part wishes for an instrument. */
export function isInstrument({ concepts: [concept] }: QueryPart): boolean {
  return concept?.group === 'instrument' && !isFieldRecording(concept)
}
