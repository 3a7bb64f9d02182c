import type { Timer } from '../../provider/platform/tasks/timer.ts'

/** The number of tasks that each provider schedules: they wait as long as the timer stands still. */
export const ownTasks = 4

/** A timer that stands still until a test advances it. */
export interface TestTimer extends Timer {
  /** Returns how many waits are not over. */
  countWaits(): number
  /** Advances the time and ends the waits that are over. */
  advance(milliseconds: number): void
  /**
   * Advances the time, then waits until whatever has been waiting is waiting again, unless its
   * signal has aborted.
   */
  advanceToNextWaits(milliseconds: number): Promise<void>
}

interface Wait {
  readonly end: number
  readonly signal: AbortSignal
  readonly resolve: () => void
}

/** Creates a timer for the scheduled tasks of one process. */
export function createTestTimer(): TestTimer {
  let now = 0
  const waits = new Set<Wait>()
  const countWaitsOn = (signal: AbortSignal) =>
    [...waits].filter((wait) => wait.signal === signal).length

  function advance(milliseconds: number): void {
    now += milliseconds
    for (const wait of waits) {
      if (wait.end > now) continue
      waits.delete(wait)
      wait.resolve()
    }
  }

  return {
    now: () => now,
    wait: async (milliseconds, signal) => {
      if (signal.aborted) return
      const { promise, resolve } = Promise.withResolvers<void>()
      const wait = { end: now + milliseconds, signal, resolve: () => resolve() }
      waits.add(wait)
      signal.addEventListener('abort', wait.resolve, { once: true })
      await promise
      signal.removeEventListener('abort', wait.resolve)
      waits.delete(wait)
    },
    countWaits: () => waits.size,
    advance,
    advanceToNextWaits: async (milliseconds) => {
      const before = new Map([...waits].map(({ signal }) => [signal, countWaitsOn(signal)]))
      advance(milliseconds)
      const isPending = ([signal, count]: [AbortSignal, number]) =>
        !signal.aborted && countWaitsOn(signal) < count
      do await new Promise((resolve) => setImmediate(resolve))
      while ([...before].some(isPending))
    },
  }
}
