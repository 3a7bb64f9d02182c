/**
 * Returns the product of a crate before which one of a group, such as its sounds, is to be moved in
 * order to take the next place in the group, up with `step` -1 or down with 1; null for the end of the
 * crate, and undefined if it is the first or last one of the group.
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
