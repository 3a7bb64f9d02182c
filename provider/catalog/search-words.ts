import { toPlainLetters } from '#shop/words/plain-letters.ts'

const maxWordLength = 40

/**
 * Normalizes text of any length for the search index: words of up to 40 lowercase letters and digits
 * without accents, "F#" as "fsharp", separated by spaces.
 */
export function toSearchText(text: string): string {
  const folded = toPlainLetters(text)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<![\p{L}\p{N}])([a-g])[#♯]/gu, '$1sharp')
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => Array.from(word).slice(0, maxWordLength).join('')).join(' ')
}
