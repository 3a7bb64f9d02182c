import { findNearestWord } from '#shop/words/nearest-word.ts'

/**
 * An error in the arguments of a command, including the name of something that does not exist; the
 * message explains the correct usage. The exit status is 2.
 */
export class UsageError extends Error {}

/** Suggests the most similar of the known words, or lists them. */
export function explainUnknown(what: string, word: string, known: readonly string[]): string {
  const nearest = findNearestWord(word, known)
  const hint =
    nearest === null ? `the ${what}s are ${known.join(', ')}` : `did you mean ${nearest}?`
  return `There is no ${what} ${word}; ${hint}${hint.endsWith('?') ? '' : '.'}`
}
