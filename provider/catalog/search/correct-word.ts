import { countEdits } from '#shop/words/edit-distance.ts'

/** A word that a mistyped one can be corrected to. */
export interface Candidate {
  readonly word: string
  /** The number of products with the word. */
  readonly products: number
}

/** Shorter words are so similar to others that a correction would be a guess. */
const minimumLength = 3

/**
 * Returns the candidate that is most likely meant by a mistyped word: of those with few typing errors
 * the one with the fewest, then one with the same first letter, then the most frequent one. Returns
 * null if no candidate is similar enough.
 */
export function correctWord(word: string, candidates: readonly Candidate[]): string | null {
  if (Array.from(word).length < minimumLength || /[0-9]/.test(word)) return null
  const similar = candidates
    .map((candidate) => ({ ...candidate, edits: countEdits(word, candidate.word) }))
    .filter((candidate) => candidate.edits > 0 && candidate.edits <= getLimit(word, candidate.word))
    .toSorted(
      (one, other) =>
        one.edits - other.edits ||
        Number(other.word[0] === word[0]) - Number(one.word[0] === word[0]) ||
        other.products - one.products,
    )
  return similar[0]?.word ?? null
}

/** One error in words of up to five letters, two in longer ones; the longer word counts. */
function getLimit(word: string, candidate: string): number {
  return Math.max(word.length, candidate.length) < 6 ? 1 : 2
}
