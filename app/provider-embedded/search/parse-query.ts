import { matchKey } from './match-key.ts'
import type { Lexicon, Meaning } from './lexicon.ts'
import { matchTempo } from './match-tempo.ts'
import { stopWords } from './stop-words.ts'
import { tokenize } from './tokens.ts'
import type { Token } from './tokens.ts'

/** A filter that words can mean; `value` has the format of the list parameter of that name. */
export interface UnderstoodFilter {
  readonly facet: Meaning['facet'] | 'key' | 'bpm'
  readonly value: string
  /** The words as typed. */
  readonly words: string
}

/** A part of a search text. */
export interface QueryPart {
  /** The part as typed. */
  readonly typed: string
  /** The words of the search index. */
  readonly words: readonly string[]
  /** What the part means as a filter; null for text. The parts of a compound word share its words. */
  readonly filter: UnderstoodFilter | null
  /** Filters whose products are found as well, after those with the words. */
  readonly related: readonly Pick<UnderstoodFilter, 'facet' | 'value'>[]
  readonly isQuoted: boolean
}

const maxWords = 8
const maxPhraseLength = 5
const minimumPartLength = 3

/**
 * Parses a search text: words that mean a filter become one, words in quotes and all others are
 * text. Reads at most 8 words. Articles and prepositions are left out if there is anything else.
 */
export function parseQuery(text: string, lexicon: Lexicon): QueryPart[] {
  const all = tokenize(text)
  const parts: QueryPart[] = []
  for (let start = 0; start < Math.min(all.length, maxWords);) {
    const tokens = all.slice(start, maxWords)
    const { found, count } = readPart(text, tokens, lexicon)
    parts.push(...found)
    start += count
  }
  const significant = parts.filter((part) => part.filter !== null || !isStopWord(part))
  return significant.length > 0 ? significant : parts
}

/**
 * Parses a search text in which no word means a filter; if it is literal, as if all of it were in
 * quotes.
 */
export function parseText(text: string, isLiteral = false): QueryPart[] {
  const parts = tokenize(text)
    .slice(0, maxWords)
    .map((token) => toText(isLiteral ? { ...token, isQuoted: true } : token))
  const significant = parts.filter((part) => !isStopWord(part))
  return significant.length > 0 ? significant : parts
}

interface Reading {
  readonly found: readonly QueryPart[]
  readonly count: number
}

/** Reads the longest filter at the beginning of the words, or one word of text. */
function readPart(text: string, tokens: readonly Token[], lexicon: Lexicon): Reading {
  const [first] = tokens
  if (first === undefined) return { found: [], count: 1 }
  const quoted = tokens.findIndex((token) => token.isQuoted)
  const unquoted = quoted === -1 ? tokens : tokens.slice(0, quoted)
  if (unquoted.length === 0) return { found: [toText(first)], count: 1 }
  const readings = [
    readKey(text, unquoted),
    readTempo(text, unquoted),
    readPhrase(text, unquoted, lexicon),
    readCompound(first, lexicon),
  ].filter((reading) => reading !== null)
  const longest = readings.toSorted((one, other) => other.count - one.count)[0]
  if (longest !== undefined) return longest
  const related = [
    ...first.words.flatMap((word) => lexicon.findRelated(word)),
    // A kind of synthesis as well as F minor.
    ...(first.typed === 'fm' ? [{ facet: 'key', value: 'f-minor' } as const] : []),
  ]
  return { found: [{ ...toText(first), related }], count: 1 }
}

function readKey(text: string, tokens: readonly Token[]): Reading | null {
  const match = matchKey(tokens)
  if (match === null) return null
  return toReading(text, tokens.slice(0, match.count), 'key', match.values.join(','))
}

function readTempo(text: string, tokens: readonly Token[]): Reading | null {
  const match = matchTempo(text, tokens)
  if (match === null) return null
  return toReading(text, tokens.slice(0, match.count), 'bpm', `${match.min},${match.max}`)
}

function readPhrase(text: string, tokens: readonly Token[], lexicon: Lexicon): Reading | null {
  for (let count = Math.min(maxPhraseLength, tokens.length); count > 0; count -= 1) {
    const phrase = tokens.slice(0, count)
    const [meaning] = lexicon.find(joinWords(phrase).join(' '))
    if (meaning !== undefined) return toReading(text, phrase, meaning.facet, meaning.value)
  }
  return null
}

/** Reads a word that consists of two that mean filters, such as "Kickloop". */
function readCompound(token: Token, lexicon: Lexicon): Reading | null {
  const [word = '', ...others] = token.words
  if (others.length > 0 || lexicon.find(word).length > 0) return null
  for (let end = minimumPartLength; end <= word.length - minimumPartLength; end += 1) {
    const halves = [word.slice(0, end), word.slice(end)]
    const meanings = halves.flatMap((half) => lexicon.find(half).slice(0, 1))
    if (meanings.length < halves.length) continue
    const found = meanings.map((meaning) => ({
      ...toText(token),
      filter: { ...meaning, words: token.typed },
    }))
    return { found, count: 1 }
  }
  return null
}

function toReading(
  text: string,
  tokens: readonly Token[],
  facet: UnderstoodFilter['facet'],
  value: string,
): Reading {
  const typed = text.slice(tokens[0]?.start, tokens.at(-1)?.end)
  const filter = { facet, value, words: typed }
  return {
    found: [{ typed, words: joinWords(tokens), filter, related: [], isQuoted: false }],
    count: tokens.length,
  }
}

function toText({ typed, words, isQuoted }: Token): QueryPart {
  return { typed, words, filter: null, related: [], isQuoted }
}

function joinWords(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ words }) => words)
}

function isStopWord({ words, isQuoted }: QueryPart): boolean {
  return !isQuoted && words.every((word) => stopWords.has(word))
}
