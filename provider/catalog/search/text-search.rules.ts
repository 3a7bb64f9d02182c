import type { Locale } from '../../platform/texts/locales.ts'

/** The text fields in which a word is looked up. */
type SearchScope = 'artist' | 'names' | 'everything'

/** A search condition that any of its facts or texts meets. */
export interface SearchTerm {
  /** Facts that the words stand for; a trailing `*` matches all facts with that prefix. */
  readonly facts: readonly string[]
  /** Facts of products that are also found, but rank below those containing the words. */
  readonly related: readonly string[]
  /** Each text is a list of search-index words, all of which a product must contain. */
  readonly texts: readonly (readonly string[])[]
  /** True if the words may be prefixes of a product's words. */
  readonly isPrefix: boolean
  /** The fields to search: artists, all names, or also descriptions. */
  readonly scope: SearchScope
}

/** A full-text search; products must meet all of its terms. */
export interface TextSearch {
  /** The language of the descriptions to search, in addition to the label's own. */
  readonly locale: Locale
  readonly terms: readonly SearchTerm[]
}

/**
 * The weight of a filter's words in names, relative to other words: a bass is not more relevant for
 * being called "Bass".
 */
export const filterNameWeight = 0.3

const factPrefixes = {
  kind: 't',
  genre: 'g',
  instrument: 'i',
  tag: 's',
  key: 'k',
  bpm: 'b',
} as const

/** Returns a product fact as one search-index word, such as `ikick`. */
export function toFact(facet: keyof typeof factPrefixes, value: string): string {
  return `${factPrefixes[facet]}${value.replace(/[^a-z0-9]/g, '')}`
}

/**
 * Returns the fact for a measured character, such as `mdark3`; a sound has only that of its highest
 * level.
 */
export function toCharacterFact(character: string, level: number): string {
  return `m${character}${level}`
}

/** Returns the fact for a tempo in BPM, which is rounded. */
export function toTempoFact(bpm: number): string {
  return toFact('bpm', String(Math.round(bpm)).padStart(3, '0'))
}

/** Lists the facts for the tempos in a range; uses a prefix for each whole decade. */
export function listTempoFacts(min: number, max: number): string[] {
  const [first, last] = [Math.round(min), Math.round(max)]
  const facts: string[] = []
  for (let bpm = first; bpm <= last;) {
    const isDecade = bpm % 10 === 0 && bpm + 9 <= last
    facts.push(isDecade ? `${toTempoFact(bpm).slice(0, -1)}*` : toTempoFact(bpm))
    bpm += isDecade ? 10 : 1
  }
  return facts
}

/** Returns whether a term is only a one-character prefix. */
export function isInitial({ facts, related, texts, scope }: SearchTerm): boolean {
  return (
    scope === 'everything' && facts.length === 0 && related.length === 0 && texts.every(isLetter)
  )
}

function isLetter(words: readonly string[]): boolean {
  return words.length === 1 && words[0]?.length === 1
}
