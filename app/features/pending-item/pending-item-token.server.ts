import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long the shop remembers what a visitor wanted to buy, in seconds (30 minutes). */
export const pendingItemSeconds = 30 * 60

/** A signed note of the wanted product: `{product id}.{last second it counts}.{signature}`. */
export function signPendingItem(productId: number, secret: string, now: Date): string {
  const note = `${productId}.${Math.floor(now.getTime() / 1000) + pendingItemSeconds}`
  return `${note}.${signature(note, secret)}`
}

/** The product id of a note; null when it is over, altered, or signed by somebody else. */
export function readPendingItem(mark: string, secret: string, now: Date): number | null {
  const [id, until, given = ''] = mark.split('.')
  const expected = signature(`${id}.${until}`, secret)
  if (!isSame(given, expected) || Number(until) * 1000 < now.getTime()) return null
  return Number(id)
}

function signature(note: string, secret: string): string {
  return createHmac('sha256', secret).update(`wanted:${note}`).digest('base64url')
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
