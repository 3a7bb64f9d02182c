/** Runs work for each item, at most `limit` at a time; rejects with the first error. */
export async function forEachParallel<Item>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items].values()
  const runNext = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: limit }, runNext))
}
