import type { Product } from '#app/provider/types.ts'

/** Drops what only a product's own page shows, to keep lists small: descriptions and sounds. */
export function toListItems(products: readonly Product[]): Product[] {
  return products.map((product) => ({ ...product, description: [], sounds: [] }))
}

/**
 * The first `count` items after reordering them round-robin: one of each group, then a second of each.
 * Within a group the order stays.
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
