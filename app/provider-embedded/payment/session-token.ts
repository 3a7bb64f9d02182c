import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a payment page can be opened, in milliseconds. */
export const sessionLifetimeMs = 30 * 60 * 1000

/** What the payment page knows of a session; it travels signed in the page's address. */
export interface PaymentClaims {
  session: string
  /** Cents. */
  amount: number
  currency: 'EUR'
  /** Two letters, such as `de`. */
  locale: string
  /** Where the visitor goes after paying. */
  pass: string
  /** Where the visitor goes without having paid; the reason is added. */
  close: string
  /** Unix milliseconds. */
  expires: number
}

/** The text of signed claims, safe inside a path. */
export function signClaims(claims: PaymentClaims, secret: string): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${payload}.${digestOf(payload, secret).toString('base64url')}`
}

/** The claims of a token this secret signed, expired or not; null for anything else. */
export function verifyClaims(token: string, secret: string): PaymentClaims | null {
  const [payload = '', digest = '', ...rest] = token.split('.')
  if (payload === '' || rest.length > 0) return null
  const given = Buffer.from(digest, 'base64url')
  const expected = digestOf(payload, secret)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as PaymentClaims
}

// The prefix keeps this signature apart from that of a notice, which uses the same secret.
function digestOf(payload: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`payment-session.${payload}`).digest()
}
