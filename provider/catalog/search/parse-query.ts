import { matchKey } from './match-key.ts'
import type { Lexicon, Meaning } from './lexicon.ts'
import { matchTempo } from './match-tempo.ts'
import { splitCompound } from './split-compound.ts'
import { stopWords } from './stop-words.ts'
import { isInside, tokenize } from './tokens.ts'
import type { Span, Token } from './tokens.ts'

/** A filter recognized in a text; `value` has the format of the list parameter with that name. */
export interface RecognizedFilter {
  readonly facet: Meaning['facet'] | 'key' | 'bpm'
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
  /**
   * The filter that the part stands for; null for plain text. The halves of a compound word share
   * its words.
   */
  readonly filter: RecognizedFilter | null
  /** Filters whose products are also found, but rank below those containing the words. */
  readonly related: readonly Pick<RecognizedFilter, 'facet' | 'value'>[]
  readonly isQuoted: boolean
}

const maxPhraseLength = 5

/**
 * Parses a search text of at most 8 words into filters and plain text; words in quotes are always
 * text. Omits articles and prepositions unless there is nothing else.
 */
export function parseQuery(text: string, lexicon: Lexicon): QueryPart[] {
  const all = tokenize(text)
  const parts: QueryPart[] = []
  for (let start = 0; start < all.length;) {
    const { found, count } = readPart(text, all.slice(start), lexicon)
    parts.push(...found)
    start += count
  }
  const significant = parts.filter((part) => part.filter !== null || !isStopWord(part))
  return significant.length > 0 ? significant : parts
}

/** Parses a search text without recognizing filters, as if the given spans were in quotes. */
export function parseText(text: string, quoted: readonly Span[] = []): QueryPart[] {
  const parts = tokenize(text).map((token) =>
    toText({ ...token, isQuoted: token.isQuoted || quoted.some((span) => isInside(token, span)) }),
  )
  const significant = parts.filter((part) => !isStopWord(part))
  return significant.length > 0 ? significant : parts
}

interface Reading {
  readonly found: readonly QueryPart[]
  readonly count: number
}

/** Reads the longest filter at the start of the words, or one word of text. */
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
    // "fm" is a kind of synthesis, but also F minor.
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

/** Reads a compound of two words that are filters, such as "Kickloop". */
function readCompound(token: Token, lexicon: Lexicon): Reading | null {
  const halves = splitCompound(token, lexicon)
  if (halves === null) return null
  const found = halves.map(({ meaning, ...half }) => ({
    ...toText({ ...token, ...half }),
    filter: { ...meaning, words: token.typed },
  }))
  return { found, count: 1 }
}

function toReading(
  text: string,
  tokens: readonly Token[],
  facet: RecognizedFilter['facet'],
  value: string,
): Reading {
  const span = { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 }
  const typed = text.slice(span.start, span.end)
  const filter = { facet, value, words: typed }
  return {
    found: [{ ...span, typed, words: joinWords(tokens), filter, related: [], isQuoted: false }],
    count: tokens.length,
  }
}

function toText({ start, end, typed, words, isQuoted }: Token): QueryPart {
  return { start, end, typed, words, filter: null, related: [], isQuoted }
}

function joinWords(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ words }) => words)
}

function isStopWord({ words, isQuoted }: QueryPart): boolean {
  return !isQuoted && words.every((word) => stopWords.has(word))
}
