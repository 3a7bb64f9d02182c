import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR

/** How long the token that was refreshed still works once its successor was used. */
export const GRACE_MS = 60 * SECOND

/** A fresh secret half of a token, 48 characters, and what is kept of it. */
export function createTokenSecret(): { readonly secret: string; readonly hash: string } {
  const secret = randomBytes(36).toString('base64url')
  return { secret, hash: tokenHash(secret) }
}

/** The SHA-256 of a secret, in hex: secrets have 288 random bits, so a fast hash is enough. */
function tokenHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Whether a secret is the one whose hash was kept; takes the same time for every wrong one. */
export function matchesHash(secret: string, hash: string): boolean {
  const given = Buffer.from(tokenHash(secret), 'hex')
  const kept = Buffer.from(hash, 'hex')
  return given.length === kept.length && timingSafeEqual(given, kept)
}

/** The parts of "id|secret"; null for any other text. */
export function parseToken(text: string): { readonly id: number; readonly secret: string } | null {
  const match = /^([0-9]{1,15})\|([A-Za-z0-9_-]{48})$/.exec(text)
  if (match?.[1] === undefined || match[2] === undefined) return null
  return { id: Number(match[1]), secret: match[2] }
}

/** When a token used now ends, as ISO: 30 idle days when remembered, else 12 idle hours. */
export function idleExpiry(now: Date, remembered: boolean): string {
  return new Date(now.getTime() + (remembered ? 30 * DAY : 12 * HOUR)).toISOString()
}

/** Whether the end is worth writing again: a write on each request would be a waste. */
export function shouldExtend(now: Date, remembered: boolean, expiresAt: string): boolean {
  const gained = Date.parse(idleExpiry(now, remembered)) - Date.parse(expiresAt)
  return gained > (remembered ? HOUR : HOUR / 12)
}
