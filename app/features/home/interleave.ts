/**
 * Returns the first `count` items in round-robin order: the first item of each group, then the
 * second of each. Items of a group keep their order.
 */
export function interleave<TItem>(
  items: readonly TItem[],
  getGroup: (item: TItem) => unknown,
  count: number,
): TItem[] {
  const turns = new Map<unknown, number>()
  const withTurn = items.map((item) => {
    const turn = turns.get(getGroup(item)) ?? 0
    turns.set(getGroup(item), turn + 1)
    return { item, turn }
  })
  return withTurn
    .toSorted((a, b) => a.turn - b.turn)
    .slice(0, count)
    .map(({ item }) => item)
}
