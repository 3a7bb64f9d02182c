import { findNearestWord } from '#shop/words/nearest-word.ts'

/**
 * An error in the arguments of a command, also the name of something that does not exist; the message
 * says what is right. The exit status is 2.
 */
export class UsageError extends Error {}

/** Explains which of the known words is meant, or lists them. */
export function explainUnknown(what: string, word: string, known: readonly string[]): string {
  const nearest = findNearestWord(word, known)
  const hint =
    nearest === null ? `the ${what}s are ${known.join(', ')}` : `did you mean ${nearest}?`
  return `There is no ${what} ${word}; ${hint}${hint.endsWith('?') ? '' : '.'}`
}
