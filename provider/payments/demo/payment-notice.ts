import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentEventType } from '../payment-session.rules.ts'

/** The body of a payment webhook: the result of a payment session. */
export interface WebhookEvent {
  id: string
  type: PaymentEventType
  session: string
  /** Euros as a decimal string. */
  amount: string
  currency: string
}

/** The reason in the provider's response to a rejected event. */
export const rejectedWebhookReason = 'notice_invalid'

/**
 * The reason in the response to a correctly signed event whose time differs too much from the
 * provider's clock; the sender retries until the clocks agree.
 */
export const untimelyWebhookReason = 'notice_untimely'

/** The maximum difference between the signed time and the receiver's clock, in either direction. */
const maxAgeSeconds = 300

/** Returns the signature header: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signWebhook(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  return `t=${time},v1=${computeDigest(time, body, secret)}`
}

/**
 * A verified signature header. `ageSeconds` is its age by the receiver's clock, negative for a time
 * in the future. `untimely` means that the clocks differ too much, or that an old event is being
 * replayed.
 */
export type Signature =
  | { readonly kind: 'invalid' }
  | { readonly kind: 'valid' | 'untimely'; readonly ageSeconds: number }

/** Verifies the signature header of a body; a valid one is at most five minutes old. */
export function verifySignature(
  header: string | null,
  body: string,
  secret: string,
  now: Date,
): Signature {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (match === null) return { kind: 'invalid' }
  const [, time = '', signature = ''] = match
  const expected = Buffer.from(computeDigest(Number(time), body, secret), 'hex')
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return { kind: 'invalid' }
  const age = now.getTime() / 1000 - Number(time)
  const kind = Math.abs(age) > maxAgeSeconds ? 'untimely' : 'valid'
  return { kind, ageSeconds: Math.round(age) }
}

function computeDigest(time: number, body: string, secret: string): string {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
}
