import { toSearchText } from '../domain/search-words.ts'

/** A word of a search text. */
export interface Token {
  /** Where the word stands in the text; `end` is the index after its last character. */
  readonly start: number
  readonly end: number
  /** In lower case without accents, with the signs ♯, ♭ and #. */
  readonly folded: string
  /** As typed. */
  readonly typed: string
  /** The words of the search index, usually one. */
  readonly words: readonly string[]
  readonly isQuoted: boolean
}

const wordPattern = /[\p{L}\p{N}\p{M}]+(?:[#♯♭]\p{L}*)?/gu
const quotePattern = /["“”„«»]([^"“”„«»]*)["“”„«»]/gu

/** Splits a search text into words. */
export function tokenize(text: string): Token[] {
  const quotes = [...text.matchAll(quotePattern)].map(
    (match) => [match.index, match.index + match[0].length] as const,
  )
  return [...text.matchAll(wordPattern)].flatMap((match) => {
    const [typed] = match
    const [start, end] = [match.index, match.index + typed.length]
    const words = toSearchText(typed).split(' ').filter(Boolean)
    if (words.length === 0) return []
    const isQuoted = quotes.some(([from, to]) => from < start && end < to)
    return [{ start, end, typed, words, isQuoted, folded: fold(typed) }]
  })
}

function fold(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
