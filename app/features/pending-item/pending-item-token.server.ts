import { createHmac, timingSafeEqual } from 'node:crypto'

/** The lifetime of a pending item, in seconds (30 minutes). */
export const pendingItemMaxAgeSeconds = 30 * 60

/** Creates a signed token for a pending product: `{product id}.{expiry in Unix seconds}.{HMAC}`. */
export function signPendingItem(productId: number, secret: string, now: Date): string {
  const payload = `${productId}.${Math.floor(now.getTime() / 1000) + pendingItemMaxAgeSeconds}`
  return `${payload}.${sign(payload, secret)}`
}

/** Returns the product id from a token, or null if it has expired or its signature is invalid. */
export function verifyPendingItem(token: string, secret: string, now: Date): number | null {
  const [id, expiry, signature = ''] = token.split('.')
  const expected = sign(`${id}.${expiry}`, secret)
  if (!isEqual(signature, expected) || Number(expiry) * 1000 < now.getTime()) return null
  return Number(id)
}

function sign(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(`pending-item:${payload}`).digest('base64url')
}

function isEqual(signature: string, expected: string): boolean {
  const [actualBytes, expectedBytes] = [Buffer.from(signature), Buffer.from(expected)]
  return actualBytes.length === expectedBytes.length && timingSafeEqual(actualBytes, expectedBytes)
}
