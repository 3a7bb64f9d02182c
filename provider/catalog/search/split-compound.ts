import { toSearchText } from '../search-words.ts'
import type { Lexicon, Meaning } from './lexicon.ts'
import type { Span, Token } from './tokens.ts'

/** Half of a compound word, such as "loop" in "Kickloop". */
export interface CompoundHalf extends Span {
  readonly typed: string
  readonly meaning: Meaning
}

const minimumLength = 3

/** Splits a compound of two words that are filters; returns null for any other word. */
export function splitCompound(token: Token, lexicon: Lexicon): readonly CompoundHalf[] | null {
  const [word = '', ...others] = token.words
  if (others.length > 0 || lexicon.find(word).length > 0) return null
  for (let end = minimumLength; end <= word.length - minimumLength; end += 1) {
    const [first, second] = [word.slice(0, end), word.slice(end)].map((half) => lexicon.find(half))
    const length = countTyped(token.typed, word.slice(0, end))
    if (first?.[0] === undefined || second?.[0] === undefined || length === null) continue
    const middle = token.start + length
    return [
      {
        start: token.start,
        end: middle,
        typed: token.typed.slice(0, length),
        meaning: first[0],
      },
      { start: middle, end: token.end, typed: token.typed.slice(length), meaning: second[0] },
    ]
  }
  return null
}

/** Returns the number of typed characters that form the start of the word; null if none do. */
function countTyped(typed: string, beginning: string): number | null {
  for (let length = 1; length < typed.length; length += 1) {
    if (toSearchText(typed.slice(0, length)) === beginning) return length
  }
  return null
}
