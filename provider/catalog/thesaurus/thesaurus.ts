import { locales } from '../../platform/texts/locales.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import { isFunctionWord, isOwnFunctionWord } from './function-words.ts'
import { removeEmptyHead } from './inflect.ts'
import { getConcepts, listChildren } from './relations.ts'
import type { Concept } from './relations.ts'
import { getDictionary, isLocalPhrase, listBaseWords, listIdsByStart } from './word-index.ts'

export type { Concept } from './relations.ts'
export {
  isAlternative,
  isConjunction,
  isFiller,
  isIntensifier,
  isNegation,
  isPurposeWord,
  isSimilarity,
  isStopWord,
  isUniqueToLanguage,
  isWith,
} from './function-words.ts'

/** The number of words of the longest phrase that the thesaurus and its word lists contain. */
export const maxPhraseLength = 5

/** Returns a concept by its id; throws for an unknown one. */
export function getConcept(id: string): Concept {
  const concept = findConcept(id)
  if (concept === null) throw new Error(`Unknown concept: ${id}`)
  return concept
}

/** Returns the concept with an id; null if there is none. */
export function findConcept(id: string): Concept | null {
  return getConcepts().get(id) ?? null
}

/** Returns the concept of a genre by the code of the genre; null if there is none. */
export function findGenreConcept(code: string): Concept | null {
  const isGenre = ({ filter }: Concept) => filter?.facet === 'genre' && filter.value === code
  return [...getConcepts().values()].find(isGenre) ?? null
}

/** Finds the concepts of a phrase in one language alone, the first meaning first. */
export function findConceptsIn(words: string, locale: Locale): readonly Concept[] {
  return getDictionary(locale).get(words)?.map(getConcept) ?? []
}

/**
 * Finds the concepts of a phrase of normalized words, the first meaning first: as the visitor's
 * language uses it; otherwise, unless it is a function word there, as English and all languages do;
 * otherwise as any other language does.
 */
export function findConcepts(words: string, locale: Locale): readonly Concept[] {
  const own = findOwnConcepts(words, locale)
  if (own.length > 0 || isOwnFunctionWord(words, locale)) return own
  const others = findInOthers(words)
  return (others.length > 0 ? others : findInCompound(words, locales)).map(getConcept)
}

/**
 * Finds the concepts of a phrase as the visitor's language uses it, otherwise as English does,
 * otherwise those of the first half of a compound of either.
 */
export function findOwnConcepts(words: string, locale: Locale): readonly Concept[] {
  const own = getDictionary(locale).get(words)
  if (own === undefined && isOwnFunctionWord(words, locale)) return []
  const ids = own ?? getDictionary('en').get(words) ?? findInCompound(words, [locale, 'en'])
  return ids.map(getConcept)
}

function findInOthers(words: string): readonly string[] {
  const found = locales
    .filter((locale) => locale !== 'en' && !isLocalPhrase(words, locale))
    .flatMap((locale) => getDictionary(locale).get(words) ?? [])
  return [...new Set(found)]
}

/** Finds the first half of a compound such as "Glockenklang", whose second half says nothing. */
function findInCompound(word: string, languages: readonly Locale[]): readonly string[] {
  const found = languages.flatMap((locale) => {
    const half = removeEmptyHead(word, locale)
    return half === null
      ? []
      : (getDictionary(locale).get(half) ?? getDictionary('en').get(half) ?? [])
  })
  return [...new Set(found)]
}

let phraseWords: ReadonlySet<string> | undefined

/** Returns whether any language has the normalized word, alone, in a phrase or as a function word. */
export function isKnownWord(word: string): boolean {
  if (isFunctionWord(word) || locales.some((locale) => getDictionary(locale).has(word))) return true
  phraseWords ??= new Set(
    locales
      .flatMap((locale) => [...getDictionary(locale).keys()])
      .filter((phrase) => phrase.includes(' '))
      .flatMap((phrase) => phrase.split(' ')),
  )
  return phraseWords.has(word) || findInCompound(word, locales).length > 0
}

/** Creates what the first search would wait for: the dictionaries of all languages. */
export function prepareThesaurus(): void {
  for (const locale of locales) listIdsByStart('a', locale)
  isKnownWord('')
}

/** Finds the concepts of phrases that start with a text, in the visitor's language and in English. */
export function findConceptsByStart(start: string, locale: Locale): readonly Concept[] {
  const found = [...new Set([locale, 'en' as const])].flatMap((language) =>
    listIdsByStart(start, language),
  )
  return [...new Set(found)].map(getConcept)
}

/** Words of other concepts with fewer letters resemble too many others. */
const minimumLength = 5

/**
 * Lists the words that a typing error may stand for, in the visitor's language and in English,
 * uninflected: those for filters, and longer ones for other concepts.
 */
export function listCorrections(locale: Locale): readonly string[] {
  const known = corrections.get(locale)
  if (known !== undefined) return known
  const uses = [...new Set([locale, 'en' as const])].flatMap(listBaseWords)
  const words = uses.flatMap(({ text, id }) => {
    const isLikely = text.length >= minimumLength || getConcept(id).filter !== null
    return isLikely && !text.includes(' ') ? [text] : []
  })
  corrections.set(locale, words)
  return words
}

const corrections = new Map<Locale, readonly string[]>()

/** Lists all concepts that a concept is a kind of, directly or not. */
export function listBroader(id: string): ReadonlySet<string> {
  return collect(id, (concept) => getConcept(concept).broader)
}

/** Lists all concepts that are a kind of a concept, directly or not. */
export function listNarrower(id: string): ReadonlySet<string> {
  return collect(id, listChildren)
}

/** Lists the instruments that typically sound like a character. */
export function listInstrumentsWithCharacter(character: string): readonly string[] {
  return [...getConcepts().values()].flatMap(({ id, group, sounds, broader }) =>
    group === 'instrument' && (sounds.includes(character) || broader.includes(character))
      ? [id]
      : [],
  )
}

const fieldRecording = 'field-recording'

/** Returns whether a concept is a sound of the surroundings, such as rain, or all of them. */
export function isFieldRecording({ id }: Concept): boolean {
  return id === fieldRecording || listBroader(id).has(fieldRecording)
}

/** The instruments of sounds that can be recordings of what their texts mention. */
export const fieldRecordingInstruments: readonly string[] = ['texture', 'effect']

function collect(id: string, list: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const add = (current: string) => {
    for (const next of list(current)) {
      if (found.has(next)) continue
      found.add(next)
      add(next)
    }
  }
  add(id)
  found.delete(id)
  return found
}
