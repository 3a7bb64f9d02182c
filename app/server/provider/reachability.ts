/** How long a result is cached, in milliseconds. */
const ttlMs = 10_000

/** Caches for ten seconds whether a provider is reachable. */
export interface Reachability {
  /** Returns the cached result, or else that of `check`. */
  check(check: () => Promise<boolean>): Promise<boolean>
}

/** Creates an empty cache; `now` returns milliseconds. */
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
