/** Thrown when work exceeds its time limit. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError'
}

/**
 * Runs `work` for at most `milliseconds`, then aborts its signal and rejects with a
 * `TimeLimitError`, even if the work ignores the signal. A negative limit has already expired.
 */
export async function withTimeLimit<TResult>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<TResult>,
): Promise<TResult> {
  const controller = new AbortController()
  // Node warns about negative delays.
  const delayMs = Math.max(0, milliseconds)
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TimeLimitError('The time limit was exceeded'))
      controller.abort()
    }, delayMs)
  })
  try {
    return await Promise.race([work(controller.signal), limit])
  } finally {
    clearTimeout(timer)
  }
}
