/**
 * Returns the word that is most similar to a mistyped one; null if none differs in at most two
 * letters, or a third of them.
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

/** The Levenshtein distance: how many letters must be inserted, removed or replaced. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1]
    for (const [index, other] of [...to].entries()) {
      const replaced = (row[index] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
