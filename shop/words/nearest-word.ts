import { countEdits } from './edit-distance.ts'

/**
 * Returns the candidate most similar to a mistyped word; null if none is within two edits, or
 * a third of its letters if that is more.
 */
export function findNearestWord(word: string, candidates: readonly string[]): string | null {
  const distances = candidates
    .map((candidate) => ({
      candidate,
      distance: countEdits(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .toSorted((first, second) => first.distance - second.distance)
  const [nearest] = distances
  const limit = Math.min(Math.max(2, Math.ceil(word.length / 3)), word.length - 1)
  return nearest !== undefined && nearest.distance <= limit ? nearest.candidate : null
}
