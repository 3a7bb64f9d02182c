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

/** Returns whether the browser's data saver is on or its connection is 2G. */
export function isSlowConnection(): boolean {
  if (typeof navigator === 'undefined' || !('connection' in navigator)) return false
  const { connection } = navigator
  if (typeof connection !== 'object' || connection === null) return false
  const savesData = 'saveData' in connection && connection.saveData === true
  return (
    savesData || ('effectiveType' in connection && String(connection.effectiveType).endsWith('2g'))
  )
}
