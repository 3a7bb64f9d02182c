import { toSearchText } from '../search-words.ts'

/** A part of a text; `end` is exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A word of a search text. */
export interface Token extends Span {
  /** In lowercase without accents, but with the signs ♯, ♭ and #. */
  readonly folded: string
  readonly typed: string
  /** The search-index words, usually one. */
  readonly words: readonly string[]
  readonly isQuoted: boolean
}

const wordPattern = /[\p{L}\p{N}\p{M}]+(?:[#♯♭]\p{L}*)?/gu
const quotePattern = /["“”„«»]([^"“”„«»]*)["“”„«»]/gu

const maxWords = 16

/**
 * Splits a search text into words, up to the first 16 search-index words: a single character can
 * stand for several words.
 */
export function tokenize(text: string): Token[] {
  let count = 0
  return listTokens(text).flatMap((token) => {
    const words = token.words.slice(0, maxWords - count)
    count += words.length
    return words.length === 0 ? [] : [{ ...token, words }]
  })
}

function listTokens(text: string): Token[] {
  const quotes = [...text.matchAll(quotePattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
  return [...text.matchAll(wordPattern)].flatMap((match) => {
    const [typed] = match
    const [start, end] = [match.index, match.index + typed.length]
    const words = toSearchText(typed).split(' ').filter(Boolean)
    if (words.length === 0) return []
    const isQuoted = quotes.some((quote) => isInside({ start, end }, quote))
    return [{ start, end, typed, words, isQuoted, folded: fold(typed) }]
  })
}

/** Returns whether one part of a text lies within another. */
function isInside(span: Span, { start, end }: Span): boolean {
  return start <= span.start && span.end <= end
}

function fold(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
