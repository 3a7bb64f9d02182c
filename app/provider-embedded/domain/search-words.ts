const WORDS_KEPT = 8
const LETTERS_KEPT = 40

/** Letters that carry their mark inside, which Unicode does not take apart. */
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
 * The words of a text as the search knows them: small letters and digits, accents dropped, "F#" as
 * "fsharp"; any input, at most 8 words of 40 letters each.
 */
export function toSearchWords(text: string): string[] {
  return splitWords(text).slice(0, WORDS_KEPT)
}

/** A text of any length as it goes into the search index. */
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
  return words.map((word) => Array.from(word).slice(0, LETTERS_KEPT).join(''))
}
