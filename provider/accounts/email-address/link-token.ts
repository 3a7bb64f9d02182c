import { createHash, randomBytes } from 'node:crypto'

/** Returns 256 random bits in base64url for a link in an email. */
export function createLinkToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the SHA-256 of a link's token, which is stored instead of the token. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
