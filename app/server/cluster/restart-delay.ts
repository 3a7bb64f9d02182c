/**
 * How long a worker must serve before its end no longer counts as a failed start, in milliseconds.
 */
const stableMs = 10_000

const maxDelayMs = 30_000

/** Decides when to replace a dead worker. */
export interface RestartDelay {
  /**
   * Returns the delay before the replacement starts, in milliseconds. `servedSince` is when the
   * dead worker began to serve requests; null if it never did.
   */
  next(servedSince: number | null): number
}

/**
 * Creates the backoff for a worker's replacements: no delay at first, then 1, 2, 4 … up to 30
 * seconds while replacements die within ten seconds. `now` returns milliseconds.
 */
export function createRestartDelay(now: () => number = () => performance.now()): RestartDelay {
  let failures = 0
  return {
    next(servedSince) {
      const wasStable = servedSince !== null && now() - servedSince >= stableMs
      failures = wasStable ? 1 : failures + 1
      return failures === 1 ? 0 : Math.min(maxDelayMs, 1000 * 2 ** (failures - 2))
    },
  }
}
