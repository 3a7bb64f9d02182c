/**
 * Returns the id to move a product before, so that it swaps places with its neighbor in a group
 * such as the crate's sounds: up with `step` -1, down with 1. Returns null for the end of the
 * crate, and undefined if there is no neighbor.
 */
export function findMove(
  crate: readonly number[],
  group: readonly number[],
  index: number,
  step: -1 | 1,
): number | null | undefined {
  const neighbor = group[index + step]
  if (neighbor === undefined || step < 0) return neighbor
  const others = crate.filter((id) => id !== group[index])
  return others[others.indexOf(neighbor) + 1] ?? null
}
