/** How many pages are preloaded at once. */
const maxPreloads = 4

/** Runs preloads of this document, at most four at a time; the others wait their turn. */
export const throttlePreload = createThrottle(maxPreloads)

/** A runner of asynchronous work that has at most `limit` pieces running at a time, in order. */
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

/** Whether the browser asks to save data or is on a 2g connection. */
export function isSlowConnection(): boolean {
  if (typeof navigator === 'undefined' || !('connection' in navigator)) return false
  const { connection } = navigator
  if (typeof connection !== 'object' || connection === null) return false
  const savesData = 'saveData' in connection && connection.saveData === true
  return (
    savesData || ('effectiveType' in connection && String(connection.effectiveType).endsWith('2g'))
  )
}
