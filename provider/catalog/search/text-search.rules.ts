import type { Locale } from '../../platform/texts/locales.ts'

/** The text fields of a product that a word can be in. */
type SearchScope = 'artist' | 'names' | 'everything'

/** A condition of a search: one of the facts or one of the texts. */
export interface SearchTerm {
  /** Facts that the words mean; those that end with `*` are the start of facts. */
  readonly facts: readonly string[]
  /** Facts of products that are found as well, after those with the words. */
  readonly related: readonly string[]
  /** Each text consists of words of the search index, all of which a product must have. */
  readonly texts: readonly (readonly string[])[]
  /** Whether words of the product may start with those of the text. */
  readonly isPrefix: boolean
  /** Where the words are looked for: in artists, in names of all kinds, or also in descriptions. */
  readonly scope: SearchScope
}

/** A search in the texts and facts of products, all of whose terms a product must meet. */
export interface TextSearch {
  /** The language of the descriptions that are searched, in addition to the label's own. */
  readonly locale: Locale
  readonly terms: readonly SearchTerm[]
}

/**
 * The weight of a name with the words of a filter, compared with other words: a bass is not more
 * relevant for being called "Bass".
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

/** Returns the fact of a product as one word of the search index, such as `ikick`. */
export function toFact(facet: keyof typeof factPrefixes, value: string): string {
  return `${factPrefixes[facet]}${value.replace(/[^a-z0-9]/g, '')}`
}

/** Returns the fact of a tempo in BPM, which is rounded. */
export function toTempoFact(bpm: number): string {
  return toFact('bpm', String(Math.round(bpm)).padStart(3, '0'))
}

/** Lists the facts of the tempos in a range; whole decades are the start of facts. */
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
