import type { Locale } from '../../platform/texts/locales.ts'
import {
  isAlternative,
  isFiller,
  isIntensifier,
  isNegation,
  isSimilarity,
  maxPhraseLength,
} from '../thesaurus/thesaurus.ts'
import type { Concept } from '../thesaurus/thesaurus.ts'
import { matchKey } from './match-key.ts'
import type { Lexicon, Meaning, WordFilter } from './lexicon.ts'
import { matchTempo } from './match-tempo.ts'
import { splitCompound } from './split-compound.ts'
import { tokenize } from './tokens.ts'
import type { Span, Token } from './tokens.ts'

/** A filter recognized in a text; `value` has the format of the list parameter with that name. */
export interface RecognizedFilter {
  readonly facet: WordFilter['facet'] | 'key' | 'bpm'
  readonly value: string
  /** The words as typed. */
  readonly words: string
}

/** A part of a search text; each half of a compound word is one, too. */
export interface QueryPart extends Span {
  /** The part as typed. */
  readonly typed: string
  /** The search-index words. */
  readonly words: readonly string[]
  /** The concepts that the words stand for, the likeliest first; empty for other words. */
  readonly concepts: readonly Concept[]
  /**
   * The filter that the part stands for; null if the shop has none. The halves of a compound word
   * share its words.
   */
  readonly filter: RecognizedFilter | null
  readonly isQuoted: boolean
  /** True if products with it are unwanted, as after "without". */
  readonly isExcluded: boolean
}

/** Bounds the cost of a search. */
const maxParts = 8

/**
 * Parses a search text into at most 8 wishes and other words; words in quotes are always
 * searched literally. Leaves out words that say nothing about a sound, unless there are no others.
 */
export function parseQuery(text: string, lexicon: Lexicon): QueryPart[] {
  const tokens = tokenize(text)
  const parts: QueryPart[] = []
  let isExcluded = false
  for (let start = 0; start < tokens.length;) {
    const rest = tokens.slice(start)
    const skipped = countMatching(rest, (phrase) => isNegation(phrase, lexicon.locale))
    if (skipped > 0 && (skipped < rest.length || parts.length > 0)) {
      isExcluded = true
      start += skipped
      continue
    }
    const { found, count } = readPart(text, rest, lexicon)
    const telling = found.filter((part) => !isEmptyWord(part, lexicon.locale))
    parts.push(...telling.map((part) => ({ ...part, isExcluded })))
    start += count
    if (telling.length > 0)
      isExcluded &&= continuesExclusion(text, telling, tokens.slice(start), lexicon)
  }
  const isPlain = parts.every(({ filter, concepts }) => filter === null && concepts.length === 0)
  // The letter of "it's" says nothing, but whoever types only single letters means names.
  const isSpelled = isPlain && tokens.every(({ words }) => words.join('').length === 1)
  const said = parts.length === 0 || isSpelled ? tokens.map(toText) : parts
  return said.slice(0, maxParts)
}

/**
 * Returns whether the next words are unwanted, too: after "or"; after a word without a meaning, which
 * may belong to them; a character after one, as in "not harsh bright"; and an instrument in a list,
 * as in "without kick, snare".
 */
function continuesExclusion(
  text: string,
  found: readonly QueryPart[],
  rest: readonly Token[],
  lexicon: Lexicon,
): boolean {
  const [next] = rest
  const last = found.at(-1)
  if (next === undefined || last === undefined) return false
  const isMeaningless = last.filter === null && last.concepts.length === 0
  if (isAlternative(next.folded) || isMeaningless) return true
  const isInstrument = (part: QueryPart | undefined) => part?.concepts[0]?.group === 'instrument'
  const isDescribed = ({ concepts: [concept] }: QueryPart) => concept?.group === 'character'
  const isAdjacent = /^\s*$/.test(text.slice(last.end, next.start))
  if (isAdjacent && [last, ...readPart(text, rest, lexicon).found].every(isDescribed)) return true
  const isListed = /^\s*[,;/+&]\s*$/.test(text.slice(last.end, next.start))
  return isListed && isInstrument(last) && isInstrument(readPart(text, rest, lexicon).found[0])
}

/** Parses a search text without recognizing any meaning. */
export function parseText(text: string): QueryPart[] {
  const parts = tokenize(text).map((token) => toText({ ...token, isQuoted: true }))
  return parts.slice(0, maxParts)
}

interface Reading {
  readonly found: readonly QueryPart[]
  readonly count: number
}

/** Reads the longest phrase with a meaning at the start of the words, or one other word. */
function readPart(text: string, tokens: readonly Token[], lexicon: Lexicon): Reading {
  const [first] = tokens
  if (first === undefined) return { found: [], count: 1 }
  const quoted = tokens.findIndex((token) => token.isQuoted)
  const unquoted = quoted === -1 ? tokens : tokens.slice(0, quoted)
  if (unquoted.length === 0) return readQuoted(tokens)
  const readings = [
    readKey(text, unquoted),
    readTempo(text, unquoted),
    readPhrase(text, unquoted, lexicon),
    readFiller(unquoted, lexicon.locale),
  ].filter((reading) => reading !== null)
  const longest = readings.toSorted((one, other) => other.count - one.count)[0]
  return longest ?? readCompound(first, lexicon) ?? { found: [toText(first)], count: 1 }
}

function readQuoted(tokens: readonly Token[]): Reading {
  const end = tokens.findIndex((token) => !token.isQuoted)
  const quoted = end === -1 ? tokens : tokens.slice(0, end)
  return { found: quoted.map(toText), count: quoted.length }
}

function readKey(text: string, tokens: readonly Token[]): Reading | null {
  const match = matchKey(tokens)
  if (match === null) return null
  return toReading(text, tokens.slice(0, match.count), {
    facet: 'key',
    value: match.values.join(','),
  })
}

function readTempo(text: string, tokens: readonly Token[]): Reading | null {
  const match = matchTempo(text, tokens)
  if (match === null) return null
  return toReading(text, tokens.slice(0, match.count), {
    facet: 'bpm',
    value: `${match.min},${match.max}`,
  })
}

function readPhrase(text: string, tokens: readonly Token[], lexicon: Lexicon): Reading | null {
  for (let count = Math.min(maxPhraseLength, tokens.length); count > 0; count -= 1) {
    const phrase = tokens.slice(0, count)
    const meaning = lexicon.find(joinWords(phrase).join(' '))
    if (meaning === null || isStyleOfInstrument(phrase, meaning, lexicon)) continue
    return toReading(text, phrase, meaning.filter, meaning.concepts)
  }
  return null
}

/**
 * Returns whether a phrase is a style with an instrument, such as "hardstyle kick", which are two
 * wishes although the style is also known by the whole phrase.
 */
function isStyleOfInstrument(
  phrase: readonly Token[],
  { concepts: [style] }: Meaning,
  lexicon: Lexicon,
): boolean {
  if (style?.group !== 'genre' || phrase.length === 1) return false
  const find = (part: readonly Token[]) => lexicon.find(joinWords(part).join(' '))?.concepts[0]
  const isInstrument = find(phrase.slice(-1))?.group === 'instrument'
  return isInstrument && find(phrase.slice(0, -1))?.id === style.id
}

/** Skips a phrase that says nothing about a sound. */
function readFiller(tokens: readonly Token[], locale: Locale): Reading | null {
  const count = countMatching(tokens, (phrase) => isEmptyPhrase(phrase, locale))
  return count === 0 ? null : { found: [], count }
}

/** Reads a compound of two words with a meaning, such as "Kickloop". */
function readCompound(token: Token, lexicon: Lexicon): Reading | null {
  const halves = splitCompound(token, lexicon)
  if (halves === null) return null
  const found = halves.map(({ meaning: { concepts, filter }, ...half }) => ({
    ...toText({ ...token, ...half }),
    concepts,
    filter: filter && { ...filter, words: token.typed },
  }))
  return { found, count: 1 }
}

function toReading(
  text: string,
  tokens: readonly Token[],
  filter: Omit<RecognizedFilter, 'words'> | null,
  concepts: Meaning['concepts'] = [],
): Reading {
  const span = { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 }
  const typed = text.slice(span.start, span.end)
  const part = {
    ...span,
    typed,
    words: joinWords(tokens),
    concepts,
    filter: filter && { ...filter, words: typed },
    isQuoted: false,
    isExcluded: false,
  }
  return { found: [part], count: tokens.length }
}

function toText({ start, end, typed, words, isQuoted }: Token): QueryPart {
  const plain = { concepts: [], filter: null, isExcluded: false }
  return { start, end, typed, words, isQuoted, ...plain }
}

function joinWords(tokens: readonly Pick<Token, 'words'>[]): string[] {
  return tokens.flatMap(({ words }) => words)
}

/** Counts the unquoted words at the start that form the longest phrase with a property. */
function countMatching(tokens: readonly Token[], hasProperty: (phrase: string) => boolean): number {
  for (let count = Math.min(maxPhraseLength, tokens.length); count > 0; count -= 1) {
    const phrase = tokens.slice(0, count)
    if (phrase.some(({ isQuoted }) => isQuoted)) continue
    if (hasProperty(joinWords(phrase).join(' '))) return count
  }
  return 0
}

function isEmptyPhrase(phrase: string, locale: Locale): boolean {
  return isFiller(phrase, locale) || isSimilarity(phrase, locale) || isIntensifier(phrase, locale)
}

function isEmptyWord({ words, concepts, filter, isQuoted }: QueryPart, locale: Locale): boolean {
  const isPlain = filter === null && concepts.length === 0 && !isQuoted
  return isPlain && isEmptyPhrase(words.join(' '), locale)
}
