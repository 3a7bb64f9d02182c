import { countEdits } from '#shop/words/edit-distance.ts'

/** A possible correction of a misspelled word. */
export interface Candidate {
  readonly word: string
  /** The number of products that contain the word. */
  readonly products: number
}

/** Shorter words resemble too many others to be corrected reliably. */
const minimumLength = 3

/** Shorter words keep their first letter: errors are rare there, and too many words are alike. */
const minimumLengthForOtherInitial = 6

/**
 * Returns the most likely correction of a misspelled word among the candidates within the limit of
 * typing errors: the one with the fewest errors, then one with the same first letter, then the most
 * frequent one. A word of fewer than six letters keeps its first letter. Returns null if none is
 * similar enough.
 */
export function correctWord(word: string, candidates: readonly Candidate[]): string | null {
  if (Array.from(word).length < minimumLength || /[0-9]/.test(word)) return null
  const letters = new Set(word)
  const similar = candidates
    .filter(
      (candidate) => candidate.word[0] === word[0] || word.length >= minimumLengthForOtherInitial,
    )
    .filter((candidate) => mayBeSimilar(word, letters, candidate.word))
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

/** A cheap filter before errors are counted: each error changes at most one letter. */
function mayBeSimilar(word: string, letters: ReadonlySet<string>, candidate: string): boolean {
  const limit = getLimit(word, candidate)
  if (Math.abs(word.length - candidate.length) > limit) return false
  let others = 0
  for (const letter of candidate) if (!letters.has(letter)) others += 1
  return others <= limit
}

/**
 * Allows one error in words of up to seven letters, two in longer ones; the longer word counts. With
 * two in short ones, everyday words would be corrected to terms of music.
 */
function getLimit(word: string, candidate: string): number {
  return Math.max(word.length, candidate.length) < 8 ? 1 : 2
}
