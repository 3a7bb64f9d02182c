import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The header in which a storefront states for which visitor it sends a request: the address, the time
 * in seconds since 1970, and the HMAC-SHA256 of both as base64url, separated by spaces.
 */
export const visitorAddressHeader = 'x-visitor-address'

/** How old a stated address may be, in milliseconds, and how far the clocks may differ: five minutes. */
const maxAgeMs = 5 * 60_000

/** Returns the value of the header; `now` is in milliseconds since 1970. */
export function signVisitorAddress(address: string, secret: string, now: number): string {
  const statement = `${address} ${Math.floor(now / 1000)}`
  return `${statement} ${sign(statement, secret)}`
}

/**
 * Returns the address that a header states; null if it is not signed with the secret or if it was
 * signed more than five minutes from `now`, which is in milliseconds since 1970.
 */
export function readVisitorAddress(value: string, secret: string, now: number): string | null {
  const [, statement = '', address = '', seconds, signature = ''] =
    /^((\S{1,64}) (\d{1,12})) ([\w-]{43})$/.exec(value) ?? []
  const isRecent = Math.abs(now - Number(seconds) * 1000) <= maxAgeMs
  return statement !== '' && isRecent && isEqual(signature, sign(statement, secret))
    ? address
    : null
}

function sign(statement: string, secret: string): string {
  return createHmac('sha256', secret).update(`visitor-address:${statement}`).digest('base64url')
}

/** Both have the length of a SHA-256 hash as base64url. */
function isEqual(signature: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
}
