/** How long a result is cached, in milliseconds. */
const ttlMs = 10_000

/** Caches for ten seconds whether a provider is reachable. */
export interface Reachability {
  /** Returns the cached result, or else that of `check`. */
  check(check: () => Promise<boolean>): Promise<boolean>
}

/**
 * Creates an empty cache; `now` returns milliseconds. On hosts that forbid one request to wait for
 * I/O of another, it only shares results, not checks in progress.
 */
export function createReachability(
  now: () => number = () => performance.now(),
  isolatesRequests = false,
): Reachability {
  let cached: { readonly result: boolean | Promise<boolean>; readonly expiresAt: number } | null =
    null
  return {
    check: async (check) => {
      if (cached !== null && cached.expiresAt > now()) return await cached.result
      const result = check()
      cached = { result: isolatesRequests ? await result : result, expiresAt: now() + ttlMs }
      return await result
    },
  }
}
