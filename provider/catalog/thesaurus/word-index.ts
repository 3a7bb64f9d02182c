import { toPlainLetters } from '#shop/words/plain-letters.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import { getConceptEntries } from './concepts.ts'
import { listForms } from './inflect.ts'
import { parseWords } from './parse-concepts.ts'
import type { ConceptWord, WordList } from './parse-concepts.ts'

/** The ids of the concepts of each normalized phrase, the first meaning first. */
export type Dictionary = ReadonlyMap<string, readonly string[]>

interface Use extends ConceptWord {
  readonly id: string
}

const uses = new Map<Locale, readonly Use[]>()

/** Returns the words of a language; international ones count as English. Primary ones come first. */
function getUses(locale: Locale): readonly Use[] {
  const known = uses.get(locale)
  if (known !== undefined) return known
  const all = getConceptEntries().flatMap(({ id, words }) =>
    words
      .filter(({ language }) => language === locale || (language === '*' && locale === 'en'))
      .flatMap(listSpellings)
      .map((word) => ({ ...word, id })),
  )
  const sorted = [...all.filter((use) => !use.isSecondary), ...all.filter((use) => use.isSecondary)]
  uses.set(locale, sorted)
  return sorted
}

/** Lists normalized words; German ones also with "ae" for "ä". */
function listSpellings({ language, text }: WordList): ConceptWord[] {
  const words = parseWords({ language, text: normalizeWords(text) })
  if (language !== 'de' || !/[äöü]/i.test(text)) return words
  const spelled = text.replace(/[äöü]/gi, (letter) => `${toPlainLetters(letter)}e`)
  return [...words, ...parseWords({ language, text: normalizeWords(spelled) })]
}

/** Normalizes a list of words like `toSearchText`, but keeps its separators and marks. */
function normalizeWords(words: string): string {
  return toPlainLetters(words)
    .toLowerCase()
    .replace(/[^\p{L}\p{N},?!]+/gu, ' ')
}

const dictionaries = new Map<Locale, Dictionary>()

/**
 * Returns the phrases of a language with their inflected forms; the dictionary of English includes
 * the international words. Creates it on the first call.
 */
export function getDictionary(locale: Locale): Dictionary {
  const known = dictionaries.get(locale)
  if (known !== undefined) return known
  const created = createDictionary(locale)
  dictionaries.set(locale, created)
  return created
}

/** Adds the forms of words unless the language or English uses them for something else. */
function createDictionary(locale: Locale): Dictionary {
  const dictionary = new Map<string, string[]>()
  for (const { text, id } of getUses(locale)) {
    const ids = dictionary.get(text)
    if (ids === undefined) dictionary.set(text, [id])
    else if (!ids.includes(id)) ids.push(id)
  }
  const english = new Set(getUses('en').map(({ text }) => text))
  const explicit = [...dictionary]
  for (const [phrase, ids] of explicit) {
    for (const form of listVariants(phrase, locale)) {
      if (!dictionary.has(form) && !english.has(form)) dictionary.set(form, ids)
    }
  }
  return dictionary
}

interface SortedPhrase {
  readonly phrase: string
  readonly ids: readonly string[]
  /** The place in the dictionary, in which primary meanings come first. */
  readonly place: number
}

const sortedPhrases = new Map<Locale, readonly SortedPhrase[]>()

function getSortedPhrases(locale: Locale): readonly SortedPhrase[] {
  const known = sortedPhrases.get(locale)
  if (known !== undefined) return known
  const sorted = [...getDictionary(locale)]
    .map(([phrase, ids], place) => ({ phrase, ids, place }))
    .toSorted((one, other) => (one.phrase < other.phrase ? -1 : 1))
  sortedPhrases.set(locale, sorted)
  return sorted
}

/**
 * Lists the ids of the concepts of the phrases that start with a text, in the order of the
 * dictionary. Suggestions look them up at every letter, so the phrases are sorted once.
 */
export function listIdsByStart(start: string, locale: Locale): string[] {
  const phrases = getSortedPhrases(locale)
  let [first, end] = [0, phrases.length]
  while (first < end) {
    const middle = Math.floor((first + end) / 2)
    if ((phrases[middle]?.phrase ?? '') < start) first = middle + 1
    else end = middle
  }
  let after = first
  while (phrases[after]?.phrase.startsWith(start) === true) after += 1
  return phrases
    .slice(first, after)
    .toSorted((one, other) => one.place - other.place)
    .flatMap(({ ids }) => ids)
}

const compounding: ReadonlySet<Locale> = new Set(['en', 'de', 'nl'])

/** Lists the inflected forms and, in languages with compounds, those in one word. */
function listVariants(phrase: string, locale: Locale): string[] {
  const forms = listForms(phrase, locale)
  const isPair = phrase.indexOf(' ') > 0 && phrase.indexOf(' ') === phrase.lastIndexOf(' ')
  if (!compounding.has(locale) || !isPair) return forms
  return [...forms, ...forms.map((form) => form.replace(' ', ''))]
}

const localPhrases = new Map<Locale, ReadonlySet<string>>()

/** Returns whether a phrase of a language means something else to speakers of other languages. */
export function isLocalPhrase(phrase: string, locale: Locale): boolean {
  const known = localPhrases.get(locale)
  if (known !== undefined) return known.has(phrase)
  const words = Map.groupBy(getUses(locale), ({ isLocal }) => isLocal)
  const phrases = new Set(words.get(true)?.flatMap(({ text }) => listVariants(text, locale)))
  for (const { text } of words.get(false) ?? []) phrases.delete(text)
  localPhrases.set(locale, phrases)
  return phrases.has(phrase)
}

/** Lists the phrases of a language without inflected forms; those of English include international ones. */
export function listBaseWords(locale: Locale): readonly Pick<Use, 'text' | 'id'>[] {
  return getUses(locale)
}
