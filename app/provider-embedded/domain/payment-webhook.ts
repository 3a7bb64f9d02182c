import { createHmac, timingSafeEqual } from 'node:crypto'

/** How old a notice may be, in seconds; also how far ahead a sender's clock may run. */
const noticeMaxAge = 300

/** The header of a signed notice: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signWebhook(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  return `t=${time},v1=${noticeDigest(time, body, secret)}`
}

/** Whether a header signs exactly this body with the secret, at most five minutes from now. */
export function isWebhookSigned(
  header: string | null,
  body: string,
  secret: string,
  now: Date,
): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (match === null) return false
  const [, time = '', digest = ''] = match
  const age = Math.abs(now.getTime() / 1000 - Number(time))
  if (age > noticeMaxAge) return false
  const expected = Buffer.from(noticeDigest(Number(time), body, secret), 'hex')
  return timingSafeEqual(expected, Buffer.from(digest, 'hex'))
}

function noticeDigest(time: number, body: string, secret: string): string {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
}
