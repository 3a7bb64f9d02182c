/** Ends `work` with a refusal, and so rolls back the transactions that it has opened. */
export type Refuse<Refusal> = (refusal: Refusal) => never

/**
 * Runs `work`, which opens a transaction, and returns its result or the refusal with which it ends.
 * A use case that refuses something before it writes returns the refusal instead.
 */
export async function withRefusals<Refusal, Result>(
  work: (refuse: Refuse<Refusal>) => Promise<Result>,
): Promise<Result | Refusal> {
  const ended: { error?: Error; refusal?: Refusal } = {}
  try {
    return await work((refusal) => {
      ended.refusal = refusal
      ended.error = new Error('The transaction is rolled back.')
      throw ended.error
    })
  } catch (error) {
    if (ended.refusal === undefined || error !== ended.error) throw error
    return ended.refusal
  }
}
