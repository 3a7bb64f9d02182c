import { setTimeout as wait } from 'node:timers/promises'

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

  async function fail(signal: AbortSignal): Promise<never> {
    await wait(limitMs, undefined, { signal, ref: false })
    throw new Error(`no answer in ${limitMs / 1000} s`)
  }

  return async () => {
    running ??= work().finally(() => (running = null))
    const limit = new AbortController()
    return await Promise.race([running, fail(limit.signal)]).finally(() => limit.abort())
  }
}
