/**
 * Resolves or rejects like `result`; if that takes longer than `limitMs` milliseconds, rejects with
 * what `createError` returns. The limit does not keep the process alive.
 */
export async function limitTime<Result>(
  result: Promise<Result>,
  limitMs: number,
  createError: () => Error,
): Promise<Result> {
  const { promise: limit, reject } = Promise.withResolvers<never>()
  let isSettled = false
  const giveUp = () => {
    if (!isSettled) reject(createError())
  }
  // After a suspension, the timer can fire before a response that has already arrived is read.
  const timer = setTimeout(() => setImmediate(giveUp), limitMs).unref()
  // What comes later is irrelevant.
  result.catch(() => {})
  return await Promise.race([result, limit]).finally(() => {
    isSettled = true
    clearTimeout(timer)
  })
}
