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
