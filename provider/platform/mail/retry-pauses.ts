const minute = 60_000

/** The pauses in milliseconds after the first failed attempts; the last one repeats. */
const pauses: readonly number[] = [1, 5, 15, 30, 60].map((minutes) => minutes * minute)

/** How long a server can delay an email before it is discarded (RFC 5321, section 4.5.4.1). */
const maxDelayMs = 4 * 24 * 60 * minute

/** Returns the time at which an email queued now is discarded. */
export function getLastAttempt(now: Date): Date {
  return new Date(now.getTime() + maxDelayMs)
}

/**
 * Returns the milliseconds until the next attempt. Adds up to a fifth of random jitter, so that
 * shops and emails that a server has rejected do not all retry at once.
 */
export function getRetryPause(attempts: number, random: () => number = Math.random): number {
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? minute
  return Math.round(pause * (1 + random() / 5))
}
