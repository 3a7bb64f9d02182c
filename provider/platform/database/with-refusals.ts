/** Ends `work` with a refusal, which rolls back the transactions it has opened. */
export type Refuse<Refusal> = (refusal: Refusal) => never

/**
 * Runs `work`, which opens a transaction, and returns its result or the refusal that ended it. Only
 * needed for refusals after a write; before that, a use case can simply return the refusal.
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
