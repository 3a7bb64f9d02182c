import { setImmediate } from 'node:timers'

const waiting: (() => void)[] = []

/**
 * Waits for an event loop turn in which no other page is rendered; callers proceed in order.
 * Rendering takes milliseconds of CPU time. Between two pages, the server accepts connections,
 * loads data and sends files, so a burst of page requests does not delay the others.
 */
export function waitToRender(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(proceed)
  })
}

function proceed(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(proceed)
}

/** The most pages that one process renders or loads data for at the same time: a few seconds of work. */
export const maxPagesAtOnce = 256

/** Creates a function that runs work, unless `limit` runs of it have not ended; then returns null. */
export function createPageLimit(limit: number) {
  let running = 0
  return async <TResult>(work: () => Promise<TResult>): Promise<TResult | null> => {
    if (running >= limit) return null
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
    }
  }
}
