const minute = 60_000

/** The pauses after the first failed attempts; the last one is repeated. */
const pauses: readonly number[] = [1, 5, 15, 30, 60].map((minutes) => minutes * minute)

/** How long a server can delay an email before it is given up (RFC 5321, section 4.5.4.1). */
const maxDelayMs = 4 * 24 * 60 * minute

/** Returns when an email that is queued now is given up. */
export function getLastAttempt(now: Date): Date {
  return new Date(now.getTime() + maxDelayMs)
}

/**
 * Returns the milliseconds until the next attempt. Up to a fifth is added by chance, so that the
 * shops and emails that a server has turned away do not come back all at once.
 */
export function getRetryPause(attempts: number, random: () => number = Math.random): number {
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? minute
  return Math.round(pause * (1 + random() / 5))
}
