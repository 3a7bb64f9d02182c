import type { Product } from '#app/provider/types.ts'

/** Products as cards and rows need them: without the texts and parts that only their own page shows. */
export function toListItems(products: readonly Product[]): Product[] {
  return products.map((product) => ({ ...product, description: [], sounds: [] }))
}

/**
 * The first `count` of a list in such an order that groups take turns: one of each group, then a
 * second of each. Inside a group the order stays.
 */
export function interleave<TItem>(
  items: readonly TItem[],
  groupOf: (item: TItem) => unknown,
  count: number,
): TItem[] {
  const turns = new Map<unknown, number>()
  const withTurn = items.map((item) => {
    const turn = turns.get(groupOf(item)) ?? 0
    turns.set(groupOf(item), turn + 1)
    return { item, turn }
  })
  return withTurn
    .toSorted((a, b) => a.turn - b.turn)
    .slice(0, count)
    .map(({ item }) => item)
}
