import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentContents } from '../payment-processor.ts'

/** The session data that the payment page reads from the signed token in its URL. */
export interface PaymentClaims {
  session: string
  /** In cents. */
  amount: number
  currency: 'EUR'
  /** Two-letter language code, such as `de`. */
  locale: string
  /** URL to return to after paying. */
  pass: string
  /** URL to return to without paying; a `reason` parameter is added. */
  close: string
  /** Unix timestamp in milliseconds. */
  expires: number
  /** What is bought with the top-up; absent for one without a cart. */
  contents?: PaymentContents
}

/** Signs the claims; returns a token that can be used as a path segment. */
export function signClaims(claims: PaymentClaims, secret: string): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${payload}.${sign(payload, secret).toString('base64url')}`
}

/**
 * Returns the claims of a token that was signed with this secret, even if it has expired; null for
 * any other token.
 */
export function verifyClaims(token: string, secret: string): PaymentClaims | null {
  const [payload = '', signature = '', ...rest] = token.split('.')
  if (payload === '' || rest.length > 0) return null
  const actual = Buffer.from(signature, 'base64url')
  const expected = sign(payload, secret)
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as PaymentClaims
}

// The prefix distinguishes this signature from a webhook's, which uses the same secret.
function sign(payload: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`payment-session.${payload}`).digest()
}
