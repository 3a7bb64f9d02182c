/** How long an endpoint is skipped after a timeout, in milliseconds. */
const pauseMs = 30_000

/** Remembers optional calls that timed out, so that later pages do not wait for them again. */
export interface SlowCalls {
  /** Records a timeout of a call to a path. */
  add(path: string): void
  /** Returns whether to skip a call to a path; ids in it are ignored. */
  has(path: string): boolean
}

/** Creates the record of one provider; `now` returns milliseconds of a monotonic clock. */
export function createSlowCalls(now: () => number = () => performance.now()): SlowCalls {
  const pausedUntil = new Map<string, number>()
  return {
    add: (path) => void pausedUntil.set(toPattern(path), now() + pauseMs),
    has: (path) => now() < (pausedUntil.get(toPattern(path)) ?? -Infinity),
  }
}

/** Paths of an endpoint share a pattern, which keeps the map small. */
function toPattern(path: string): string {
  return path.replaceAll(/\/\d+/g, '/:id')
}
