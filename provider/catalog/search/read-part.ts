import type { Locale } from '../../platform/texts/locales.ts'
import { isFiller, isIntensifier, isSimilarity, maxPhraseLength } from '../thesaurus/thesaurus.ts'
import type { Concept } from '../thesaurus/thesaurus.ts'
import { matchKey } from './match-key.ts'
import type { Lexicon, Meaning, WordFilter } from './lexicon.ts'
import { matchTempo } from './match-tempo.ts'
import { splitCompound } from './split-compound.ts'
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
  /** True if it says what the sound is for, as after "for". */
  readonly isPurpose: boolean
  /** True if it follows another part in a list, as after a comma, "or" or "and". */
  readonly isListed: boolean
}

interface Reading {
  readonly found: readonly QueryPart[]
  readonly count: number
}

/** Reads the longest phrase with a meaning at the start of the words, or one other word. */
export function readPart(text: string, tokens: readonly Token[], lexicon: Lexicon): Reading {
  const [first] = tokens
  if (first === undefined) return { found: [], count: 1 }
  const quoted = tokens.findIndex((token) => token.isQuoted)
  const unquoted = quoted === -1 ? tokens : tokens.slice(0, quoted)
  if (unquoted.length === 0) return readQuoted(tokens)
  const readings = [
    readKey(text, unquoted, lexicon.locale),
    readTempo(text, unquoted),
    readPhrase(text, unquoted, lexicon),
    isPreposition(unquoted, lexicon.locale) ? { found: [], count: 1 } : null,
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

/** Returns whether the words begin with German "am" before a noun, as in "am Strand". */
function isPreposition([first, next]: readonly Token[], locale: Locale): boolean {
  return locale === 'de' && first?.typed === 'am' && /^\p{L}/u.test(next?.typed ?? '')
}

function readKey(text: string, tokens: readonly Token[], locale: Locale): Reading | null {
  const match = isPreposition(tokens, locale) ? null : matchKey(tokens)
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
    isPurpose: false,
    isListed: false,
  }
  return { found: [part], count: tokens.length }
}

/** Converts a word without a meaning to a part. */
export function toText({ start, end, typed, words, isQuoted }: Token): QueryPart {
  const plain = {
    concepts: [],
    filter: null,
    isExcluded: false,
    isPurpose: false,
    isListed: false,
  }
  return { start, end, typed, words, isQuoted, ...plain }
}

/** Joins the search-index words of tokens. */
export function joinWords(tokens: readonly Pick<Token, 'words'>[]): string[] {
  return tokens.flatMap(({ words }) => words)
}

/** Counts the unquoted words at the start that form the longest phrase with a property. */
export function countMatching(
  tokens: readonly Token[],
  hasProperty: (phrase: string) => boolean,
): number {
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

/** Returns whether a part says nothing about a sound. */
export function isEmptyWord(
  { words, concepts, filter, isQuoted }: QueryPart,
  locale: Locale,
): boolean {
  const isPlain = filter === null && concepts.length === 0 && !isQuoted
  return isPlain && isEmptyPhrase(words.join(' '), locale)
}
