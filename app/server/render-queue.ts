import { setImmediate } from 'node:timers'

const waiting: (() => void)[] = []

/**
 * Waits until the event loop has time to render another page: callers proceed in order, one per
 * turn of the loop. Rendering takes milliseconds of CPU time; between two pages, the server accepts
 * connections and sends files, so that a burst of requests does not hold up the others.
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
