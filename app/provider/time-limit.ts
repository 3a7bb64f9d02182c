/** Thrown when work took longer than it may. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut'
}

/**
 * Runs `work` for at most `milliseconds`, then aborts its signal and rejects with `TimedOut`, also
 * when the work itself pays no attention to the signal.
 */
export async function withTimeLimit<TResult>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<TResult>,
): Promise<TResult> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TimedOut('The time is up.'))
      controller.abort()
    }, milliseconds)
  })
  try {
    return await Promise.race([work(controller.signal), limit])
  } finally {
    clearTimeout(timer)
  }
}
