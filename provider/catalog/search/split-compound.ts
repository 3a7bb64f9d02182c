import { toSearchText } from '../search-words.ts'
import type { Lexicon, Meaning } from './lexicon.ts'
import type { Span, Token } from './tokens.ts'

/** Half of a compound word, such as "loop" in "Kickloop". */
interface CompoundHalf extends Span {
  readonly typed: string
  readonly words: readonly string[]
  readonly meaning: Meaning
}

const minimumLength = 3

/**
 * Splits a compound of two words that have a meaning; returns null for any other word. The halves are
 * of the visitor's language or English: a German word is not split into "handys" and Spanish "piel".
 */
export function splitCompound(token: Token, lexicon: Lexicon): readonly CompoundHalf[] | null {
  const [word = '', ...others] = token.words
  if (others.length > 0) return null
  for (let end = minimumLength; end <= word.length - minimumLength; end += 1) {
    const halves = [word.slice(0, end), word.slice(end)] as const
    const [first, second] = [lexicon.findOwn(halves[0]), lexicon.findOwn(halves[1])]
    if (first === null || second === null) continue
    const length = countTyped(token.typed, halves[0])
    if (length === null) continue
    const [start, middle] = [token.start, token.start + length]
    const typed = [token.typed.slice(0, length), token.typed.slice(length)] as const
    return [
      { start, end: middle, typed: typed[0], words: [halves[0]], meaning: first },
      { start: middle, end: token.end, typed: typed[1], words: [halves[1]], meaning: second },
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
