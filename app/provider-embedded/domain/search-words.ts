const MAX_WORDS = 8
const MAX_WORD_LENGTH = 40

/** Replacements for letters that Unicode normalization does not decompose. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/**
 * Splits any text into at most 8 search words of up to 40 characters: lowercase letters and digits
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
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<![\p{L}\p{N}])([a-g])[#♯]/gu, '$1sharp')
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => Array.from(word).slice(0, MAX_WORD_LENGTH).join(''))
}
