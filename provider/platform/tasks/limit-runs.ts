import { limitTime } from './limit-time.ts'

/**
 * Creates a function that returns the result of `work`, and rejects if that takes longer than
 * `limitMs`. One run serves all callers, and a run that hangs is not started again, because each
 * would occupy a connection.
 */
export function limitRuns<Result>(
  work: () => Promise<Result>,
  limitMs: number,
): () => Promise<Result> {
  let running: Promise<Result> | null = null
  const createError = () => new Error(`no answer in ${limitMs / 1000} s`)

  return async () => {
    running ??= work().finally(() => (running = null))
    return await limitTime(running, limitMs, createError)
  }
}
