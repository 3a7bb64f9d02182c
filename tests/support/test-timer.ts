import type { Timer } from '../../provider/platform/tasks/timer.ts'

/** The number of tasks scheduled by each provider; they wait until the test advances the timer. */
export const ownTaskCount = 5

/** A timer that only the test advances. */
export interface TestTimer extends Timer {
  /** Returns the number of pending waits. */
  countWaits(): number
  /** Advances the time and ends the waits that are due. */
  advance(milliseconds: number): void
  /** Advances the time, then waits until every task is waiting again or its signal has aborted. */
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
