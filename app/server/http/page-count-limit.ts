import { setTimeout as sleep } from 'node:timers/promises'

/** The most pages that one process loads and renders at the same time: a few seconds of work. */
export const maxPagesAtOnce = 256

/** How long a refusal takes, in milliseconds. */
const refusalMs = 1000

/**
 * Creates a function that renders a page, or returns null if `limit` others are being rendered. It
 * refuses only after `wait`, so that clients that ask again at once do not take the time of the pages
 * that are rendered.
 */
export function createPageLimit(
  limit: number,
  wait: () => Promise<unknown> = () => sleep(refusalMs),
) {
  let running = 0
  return async <TPage>(render: () => Promise<TPage>): Promise<TPage | null> => {
    if (running >= limit) {
      await wait()
      return null
    }
    running += 1
    try {
      return await render()
    } finally {
      running -= 1
    }
  }
}
