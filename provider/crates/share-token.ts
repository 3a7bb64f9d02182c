import { randomBytes } from 'node:crypto'

/** The format of share tokens: 128 random bits in base64url. */
export const shareTokenPattern = /^[\w-]{22}$/

/** Creates an unguessable token for sharing a crate. */
export function createShareToken(): string {
  return randomBytes(16).toString('base64url')
}
