/** How many pages are preloaded at once. */
const maxPreloads = 4

type Preload<TOptions, TResult> = (options: TOptions) => Promise<TResult | undefined>

/**
 * Preloading with measure: at most four pages at once, the others wait their turn; none on a slow or
 * spared connection, and none for links that open elsewhere.
 */
export function throttlePreloads<TOptions, TResult>(
  preload: Preload<TOptions, TResult>,
  isSlow = isSlowConnection,
): Preload<TOptions, TResult> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (options) => {
    if (isSlow() || opensElsewhere(options)) return undefined
    if (running >= maxPreloads) await new Promise<void>((start) => waiting.push(start))
    else running += 1
    try {
      return await preload(options)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

function opensElsewhere(options: unknown): boolean {
  return (
    typeof options === 'object' &&
    options !== null &&
    'target' in options &&
    options.target === '_blank'
  )
}

/** Whether the visitor asked to save data or has a connection of the second generation. */
function isSlowConnection(): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  if (typeof connection !== 'object' || connection === null) return false
  const spared = 'saveData' in connection && connection.saveData === true
  return (
    spared || ('effectiveType' in connection && String(connection.effectiveType).endsWith('2g'))
  )
}
