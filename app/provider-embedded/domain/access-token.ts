import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR

/** How long a superseded token stays valid after the first use of its successor. */
export const GRACE_MS = 60 * SECOND

/** Creates the 48-character secret half of a token and the hash to store. */
export function createTokenSecret(): { readonly secret: string; readonly hash: string } {
  const secret = randomBytes(36).toString('base64url')
  return { secret, hash: hashSecret(secret) }
}

/** Returns the SHA-256 in hex. A fast hash is sufficient, because a secret has 288 random bits. */
function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Returns whether a secret matches the stored hash; compares in constant time. */
export function matchesHash(secret: string, hash: string): boolean {
  const actual = Buffer.from(hashSecret(secret), 'hex')
  const expected = Buffer.from(hash, 'hex')
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** Parses a token in the form "id|secret"; returns null for any other string. */
export function parseToken(text: string): { readonly id: number; readonly secret: string } | null {
  const match = /^([0-9]{1,15})\|([A-Za-z0-9_-]{48})$/.exec(text)
  if (match?.[1] === undefined || match[2] === undefined) return null
  return { id: Number(match[1]), secret: match[2] }
}

/**
 * Returns the expiry of a token used now, in ISO format: 30 days if remembered, otherwise 12 hours.
 */
export function calculateIdleExpiry(now: Date, remembered: boolean): string {
  return new Date(now.getTime() + (remembered ? 30 * DAY : 12 * HOUR)).toISOString()
}

/**
 * Returns whether the expiry has moved far enough to be stored, which avoids a write on every
 * request.
 */
export function shouldExtendExpiry(now: Date, remembered: boolean, expiresAt: string): boolean {
  const gained = Date.parse(calculateIdleExpiry(now, remembered)) - Date.parse(expiresAt)
  return gained > (remembered ? HOUR : HOUR / 12)
}
