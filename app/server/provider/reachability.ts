/** How long a result is returned, in milliseconds. */
const ttlMs = 10_000

/** Whether a provider is reachable, checked at most every ten seconds. */
export interface Reachability {
  /** Returns the cached result, or that of `check`. */
  check(check: () => Promise<boolean>): Promise<boolean>
}

/** Creates a cache without a result; `now` returns milliseconds. */
export function createReachability(now: () => number = () => performance.now()): Reachability {
  let cached: { readonly result: Promise<boolean>; readonly expiresAt: number } | null = null
  return {
    check: (check) => {
      if (cached === null || cached.expiresAt <= now()) {
        cached = { result: check(), expiresAt: now() + ttlMs }
      }
      return cached.result
    },
  }
}
