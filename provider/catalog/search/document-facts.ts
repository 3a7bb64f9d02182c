import type { Locale } from '../../platform/texts/locales.ts'
import {
  findConcept,
  findConceptsIn,
  fieldRecordingInstruments,
  findGenreConcept,
  isFieldRecording,
  isFiller,
  isNegation,
  listBroader,
  maxPhraseLength,
} from '../thesaurus/thesaurus.ts'
import { toSearchText } from '../search-words.ts'
import { noValue, toCharacterFact, toFact, toTempoFact } from './text-search.rules.ts'

/** What is known of a product besides its key and tempo. */
interface Attributes {
  readonly kind: string
  readonly genre: string
  readonly instruments: readonly string[]
  readonly tags: readonly string[]
  /** The name and the description, as search-index words. */
  readonly texts: readonly string[]
}

/**
 * Lists the facts of the concepts that a product is, of what these are kinds of, and of those that
 * its texts mention.
 */
export function listConceptFacts({ kind, genre, instruments, tags, texts }: Attributes): string[] {
  const mentioned = new Set(texts.flatMap(listMentioned))
  const ids = [kind, ...instruments, ...tags, ...(kind === 'loop' ? listLoopIds(instruments) : [])]
  const known = ids.filter((id) => findConcept(id) !== null)
  const genreConcept = findGenreConcept(genre)
  const named = [...mentioned, ...listCompounds(texts[0] ?? '', instruments, tags)].filter((id) =>
    isKindOf(id, instruments),
  )
  const concepts = new Set([
    ...known,
    ...(genreConcept === null ? [] : [genreConcept.id]),
    ...named,
  ])
  const narrower = named.flatMap((id) =>
    [...listBroader(id)].filter((other) => isKindOf(other, instruments)),
  )
  const broader = new Set([...known.flatMap((id) => [...listBroader(id)]), ...narrower])
  return [
    ...list('concept', concepts),
    ...list('broader', broader, concepts),
    ...listMentions(kind, mentioned, concepts),
    ...list('named', new Set(listMentioned(texts[0] ?? '').filter(isInstrument)), concepts),
  ]
}

function list(
  facet: 'concept' | 'broader' | 'mentioned' | 'compared' | 'named',
  ids: ReadonlySet<string>,
  others: ReadonlySet<string> = new Set(),
): string[] {
  return [...ids].filter((id) => !others.has(id)).map((id) => toFact(facet, id))
}

/**
 * Lists the facts of mentioned concepts. A one-shot is one instrument; others are often mentioned only
 * for comparison. What a mentioned instrument is a kind of counts as little.
 */
function listMentions(
  kind: string,
  ids: ReadonlySet<string>,
  concepts: ReadonlySet<string>,
): string[] {
  const [instruments, others] = [new Set<string>(), new Set<string>()]
  for (const id of ids) (isInstrument(id) ? instruments : others).add(id)
  const broader = [...instruments].flatMap((id) => [...listBroader(id)].filter(isInstrument))
  const isCompared = kind === 'one-shot'
  return [
    ...list('mentioned', isCompared ? others : ids, concepts),
    ...list('compared', new Set([...(isCompared ? instruments : []), ...broader]), concepts),
  ]
}

function isInstrument(id: string): boolean {
  return findConcept(id)?.group === 'instrument'
}

/** The parts that loops of an instrument play. */
const loopConcepts: Readonly<Record<string, readonly string[]>> = {
  drums: ['beat', 'groove'],
  percussion: ['groove'],
  bass: ['bassline'],
  chords: ['chord-progression'],
  lead: ['lead-line', 'melody'],
  pluck: ['melody'],
  keys: ['melody'],
  bell: ['melody'],
}

function listLoopIds(instruments: readonly string[]): string[] {
  return instruments.flatMap((instrument) => loopConcepts[instrument] ?? [])
}

/**
 * Lists the concepts of a name's words and of tags together with an instrument: a hat with the name
 * "Foil open" is an open hat.
 */
function listCompounds(
  name: string,
  instruments: readonly string[],
  tags: readonly string[],
): string[] {
  const [instrument, ...others] = instruments
  // With several instruments, such as those of a pack, a word may belong to any of them.
  if (instrument === undefined || others.length > 0) return []
  const words = [...name.split(' '), ...tags.map(toSearchText)]
  return words.flatMap((word) => findIds([word, instrument]))
}

/**
 * Returns whether a sound whose texts mention a concept is one: a hi-hat described as open is an open
 * hi-hat, but drums that mention a kick are more than a kick.
 */
function isKindOf(id: string, instruments: readonly string[]): boolean {
  const broader = listBroader(id)
  if (isFieldRecordingId(id))
    return instruments.some((instrument) => fieldRecordingInstruments.includes(instrument))
  return instruments.some((instrument) => instrument !== 'drums' && broader.has(instrument))
}

/**
 * Lists the facts of what a sound's pack is about: its tags, and the style, machines and occasions
 * that its texts mention, but no instruments, which other sounds play.
 */
export function listPackFacts(texts: readonly string[], tags: readonly string[]): string[] {
  const isOf = (groups: readonly string[]) => (id: string) =>
    !groups.includes(findConcept(id)?.group ?? 'kind')
  const ids = [
    ...texts.flatMap(listMentioned).filter(isOf(['instrument', 'kind', 'character'])),
    ...tags.filter((id) => isFieldRecordingId(id) || isOf(['instrument', 'kind'])(id)),
  ]
  return [...new Set(ids)].map((id) => toFact('inPack', id))
}

/** Returns whether an id is that of a field recording, such as rain, rather than an instrument. */
function isFieldRecordingId(id: string): boolean {
  const concept = findConcept(id)
  return concept !== null && isFieldRecording(concept)
}

/** Lists the facts of a key and a tempo; a product without one goes with all of them. */
export function listMusicalFacts(key: string | null, bpm: number | null): string[] {
  return [toFact('key', key ?? noValue), bpm === null ? toFact('bpm', noValue) : toTempoFact(bpm)]
}

/**
 * Leaves out measured characters whose opposite is a tag: what the label hears as soft is not hard,
 * however fast its attack.
 */
export function removeContradicted(measured: readonly string[], tags: readonly string[]): string[] {
  const denied = tags
    .flatMap((id) => findConcept(id)?.opposite ?? [])
    .flatMap((id) => characterLevels.map((level) => toCharacterFact(id, level)))
  return measured.filter((fact) => !denied.includes(fact))
}

const characterLevels = [1, 2, 3]

/** The language of the texts that labels write. */
const labelLocale: Locale = 'en'

function listMentioned(text: string): string[] {
  const words = text.split(' ')
  const ids = listReversedPairs(words)
  for (let start = 0; start < words.length;) {
    const count = findPhraseLength(words, start)
    if (!isDenied(words, start)) ids.push(...findIds(words.slice(start, start + count)))
    start += count
  }
  return ids
}

/**
 * Lists the concepts of pairs in the other order if one of them describes: a "crash reversed" is a
 * reversed crash, but a "bass drum" no drum and bass.
 */
function listReversedPairs(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1]
    if (next === undefined || isDenied(words, index)) return []
    return [word, next].some(isDescription) ? findIds([next, word]) : []
  })
}

function isDescription(word: string): boolean {
  return findConceptsIn(word, labelLocale).some(
    ({ group }) => group === 'character' || group === 'technique',
  )
}

/** Returns whether the last word that says anything before a phrase denies it, as in "without a kick". */
function isDenied(words: readonly string[], start: number): boolean {
  const before = words.slice(0, start).findLast((word) => !isFiller(word, labelLocale))
  return isNegation(before ?? '', labelLocale)
}

function findPhraseLength(words: readonly string[], start: number): number {
  for (let count = Math.min(maxPhraseLength, words.length - start); count > 1; count -= 1) {
    if (findIds(words.slice(start, start + count)).length > 0) return count
  }
  return 1
}

function findIds(phrase: readonly string[]): string[] {
  return findConceptsIn(phrase.join(' '), labelLocale).map(({ id }) => id)
}
