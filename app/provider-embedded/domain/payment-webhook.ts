import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentEventType } from './payment-session.ts'

/** The body of a payment webhook: the result of a payment session. */
export interface WebhookEvent {
  id: string
  type: PaymentEventType
  session: string
  /** Euros as a decimal string. */
  amount: string
  currency: string
}

/** The reason in the provider's response to an event that it rejects. */
export const rejectedWebhookReason = 'notice_invalid'

/** Maximum difference between the signed time and the receiver's clock, in either direction. */
const maxAgeSeconds = 300

/** Returns the signature header: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signWebhook(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  return `t=${time},v1=${computeDigest(time, body, secret)}`
}

/** Returns whether the header is a valid signature of the body, at most five minutes old. */
export function isSignatureValid(
  header: string | null,
  body: string,
  secret: string,
  now: Date,
): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (match === null) return false
  const [, time = '', signature = ''] = match
  const age = Math.abs(now.getTime() / 1000 - Number(time))
  if (age > maxAgeSeconds) return false
  const expected = Buffer.from(computeDigest(Number(time), body, secret), 'hex')
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}

function computeDigest(time: number, body: string, secret: string): string {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
}
