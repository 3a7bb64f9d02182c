const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long a superseded token stays valid after the first use of its successor. */
export const GRACE_MS = 60 * SECOND

/** Parses a token in the form "id|secret"; returns null for any other string. */
export function parseToken(text: string): { readonly id: number; readonly secret: string } | null {
  const match = /^([0-9]{1,15})\|([A-Za-z0-9_-]{48})$/.exec(text)
  if (match?.[1] === undefined || match[2] === undefined) return null
  return { id: Number(match[1]), secret: match[2] }
}

/** The start of a session: the "remember me" choice and the time of the login. */
export interface SessionStart {
  readonly remembered: boolean
  /** In ISO format. */
  readonly startedAt: string
}

/**
 * Returns the expiry of a token used now, in ISO format: after 12 idle hours, or 30 days if
 * remembered, but at most 7 days after the login, or 180 days if remembered.
 */
export function calculateExpiry(now: Date, { remembered, startedAt }: SessionStart): string {
  const idleEnd = now.getTime() + (remembered ? 30 * DAY : 12 * HOUR)
  const absoluteEnd = Date.parse(startedAt) + (remembered ? 180 * DAY : 7 * DAY)
  return new Date(Math.min(idleEnd, absoluteEnd)).toISOString()
}

/**
 * Returns whether the last recorded use is more than five minutes ago, which avoids a write on
 * every request.
 */
export function shouldRecordUse(now: Date, lastUsedAt: string): boolean {
  return now.getTime() - Date.parse(lastUsedAt) > 5 * MINUTE
}
