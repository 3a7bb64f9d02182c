/** A part of a file name between separators. */
export interface Word {
  /** As written. */
  readonly text: string
  /** In lowercase and without accents. */
  readonly folded: string
  /** True if only a hyphen separates this word from the previous one, as in "Hi-Hat". */
  readonly isHyphenated: boolean
}

/** Punctuation between the parts of a name, except `#` in keys and `&` in "Drum & Bass". */
const separators = /[\s_.,;:!?()[\]{}+~=–—/|"“”-]+/u

/** Splits a name such as `Kick 04 - Punchy (F#)` into the words "Kick", "04", "Punchy", "F#". */
export function splitWords(name: string): Word[] {
  const text = name.normalize('NFC').replace(/(?<=\d)[.,](?=\d)/g, '\u0000')
  const parts = text.split(new RegExp(`(${separators.source})`, 'u'))
  return parts.flatMap((part, index) => {
    if (index % 2 === 1 || part === '') return []
    const word = part.replaceAll('\u0000', '.')
    return { text: word, folded: fold(word), isHyphenated: parts[index - 1] === '-' }
  })
}

/** Folds text to lowercase without accents. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('♯', '#')
    .replaceAll('♭', 'b')
}

/** Splits "RoundSub" into "Round Sub" and "HeavyKICK02" into "Heavy KICK 02". */
export function splitCamelCase(text: string): string {
  return text
    .replace(/(?<=\p{Ll}{2})(?=\p{Lu})/gu, ' ')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L}{2,})(\d+)$/u, '$1 $2')
}
