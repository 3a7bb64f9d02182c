/** How long a call is not sent after it has not been answered in time, in milliseconds. */
const pauseMs = 30_000

/**
 * Remembers the calls for optional parts of pages that were not answered in time, so that later
 * pages do not wait for the same parts again.
 */
export interface SlowCalls {
  /** Records that a call to a path has not been answered in time. */
  add(path: string): void
  /** Returns whether a call to the path, whatever the ids in it, should not be sent now. */
  has(path: string): boolean
}

/** Creates the memory of one provider; `now` returns milliseconds of a monotonic clock. */
export function createSlowCalls(now: () => number = () => performance.now()): SlowCalls {
  const pausedUntil = new Map<string, number>()
  return {
    add: (path) => void pausedUntil.set(toPattern(path), now() + pauseMs),
    has: (path) => now() < (pausedUntil.get(toPattern(path)) ?? -Infinity),
  }
}

/** The calls to one endpoint share a pattern, so that the map stays small. */
function toPattern(path: string): string {
  return path.replaceAll(/\/\d+/g, '/:id')
}
