import { setTimeout as delay } from 'node:timers/promises'

/** Time that does not depend on the system clock. */
export interface Timer {
  /** Milliseconds since an arbitrary moment; never decreases. */
  now(): number
  /** Waits for a number of milliseconds, or until the signal aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
}

/** The timer of the process; waiting does not keep the process alive. */
export const systemTimer: Timer = {
  now: () => performance.now(),
  wait: async (milliseconds, signal) => {
    await delay(milliseconds, undefined, { signal, ref: false }).catch(() => {})
  },
}
