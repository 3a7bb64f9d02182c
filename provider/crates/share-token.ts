import { randomBytes } from 'node:crypto'

/** The form of share tokens: 128 random bits in base64url. */
export const shareTokenPattern = /^[\w-]{22}$/

/** Creates the token of a shared crate, which cannot be guessed. */
export function createShareToken(): string {
  return randomBytes(16).toString('base64url')
}
