import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Returns 256 random bits in base64url: for links in emails, challenges and user handles. */
export function createRandomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the SHA-256 of a token in hexadecimal. A fast hash is sufficient, because tokens are random. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Creates the 48-character secret half of an access token and its hash. */
export function createTokenSecret(): { readonly secret: string; readonly hash: string } {
  const secret = randomBytes(36).toString('base64url')
  return { secret, hash: hashToken(secret) }
}

/** Returns whether a secret matches the stored hash; compares in constant time. */
export function matchesHash(secret: string, hash: string): boolean {
  const actual = Buffer.from(hashToken(secret), 'hex')
  const expected = Buffer.from(hash, 'hex')
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
