const maxConcurrentPreloads = 4

/** Runs the document's preloads, at most four at a time; the others are queued. */
export const throttlePreload = createThrottle(maxConcurrentPreloads)

/** Creates a function that runs async callbacks in order, at most `limit` at a time. */
export function createThrottle(limit: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <TResult>(work: () => Promise<TResult>): Promise<TResult> => {
    if (running >= limit) await new Promise<void>((start) => waiting.push(start))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
