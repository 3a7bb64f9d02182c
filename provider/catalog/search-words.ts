import { toPlainLetters } from '#shop/words/plain-letters.ts'

const MAX_WORDS = 8
const MAX_WORD_LENGTH = 40

/**
 * Splits a text into at most 8 search words of up to 40 characters: lowercase letters and digits
 * without accents, "F#" as "fsharp".
 */
export function toSearchWords(text: string): string[] {
  return splitWords(text).slice(0, MAX_WORDS)
}

/** Normalizes text of any length for the search index. */
export function toSearchText(text: string): string {
  return splitWords(text).join(' ')
}

function splitWords(text: string): string[] {
  const folded = toPlainLetters(text)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<![\p{L}\p{N}])([a-g])[#♯]/gu, '$1sharp')
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => Array.from(word).slice(0, MAX_WORD_LENGTH).join(''))
}
