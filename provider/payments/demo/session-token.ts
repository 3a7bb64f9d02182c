import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentContents } from '../payment-processor.ts'

/** The session data in the signed token of the payment page's URL. */
export interface PaymentClaims {
  session: string
  /** In cents. */
  amount: number
  currency: 'EUR'
  /** Two-letter language code, such as `de`. */
  locale: string
  /** The URL to return to after paying. */
  pass: string
  /** The URL to return to without paying; a `reason` parameter is added. */
  close: string
  /** Unix timestamp in milliseconds. */
  expires: number
  /** The purchase that the top-up is for; absent without a cart. */
  contents?: PaymentContents
}

/** Signs the claims; returns a token for use as a path segment. */
export function signClaims(claims: PaymentClaims, secret: string): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${payload}.${sign(payload, secret).toString('base64url')}`
}

/**
 * Returns the claims of a token signed with this secret, even if it has expired; null for any other
 * token.
 */
export function verifyClaims(token: string, secret: string): PaymentClaims | null {
  const [payload = '', signature = '', ...rest] = token.split('.')
  if (payload === '' || rest.length > 0) return null
  const actual = Buffer.from(signature, 'base64url')
  const expected = sign(payload, secret)
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as PaymentClaims
}

// The prefix prevents confusion with webhook signatures, which use the same secret.
function sign(payload: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`payment-session.${payload}`).digest()
}
