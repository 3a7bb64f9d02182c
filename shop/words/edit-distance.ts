/**
 * Returns the optimal string alignment distance of two words:
 * https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance#Optimal_string_alignment_distance
 */
export function countEdits(one: string, other: string): number {
  const [from, to] = [Array.from(one), Array.from(other)]
  let before: number[] = []
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [row, letter] of from.entries()) {
    const current = [row + 1]
    for (const [column, target] of to.entries()) {
      const isSwapped = letter === to[column - 1] && from[row - 1] === target
      current.push(
        Math.min(
          (previous[column + 1] ?? Infinity) + 1,
          (current[column] ?? Infinity) + 1,
          (previous[column] ?? Infinity) + (letter === target ? 0 : 1),
          isSwapped ? (before[column - 1] ?? Infinity) + 1 : Infinity,
        ),
      )
    }
    before = previous
    previous = current
  }
  return previous.at(-1) ?? 0
}
