let last: Promise<unknown> = Promise.resolve()

/** Writes to the cart happen one after the other, so that the last answer is the newest cart. */
export function inTurn<TValue>(work: () => Promise<TValue>): Promise<TValue> {
  const mine = last.then(work)
  last = mine.catch(() => null)
  return mine
}
