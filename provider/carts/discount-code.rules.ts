/** A code for a percentage discount, valid once per customer. */
export interface Coupon {
  code: string
  percent: number
  /** The last moment of validity; null if it never expires. */
  expiresAt: Date | null
}

/** A prepaid card that anyone with the code can use. */
export interface GiftCard {
  code: string
  /** The unspent amount in cents. */
  remaining: number
  expiresAt: Date | null
}

export type CodeRefusal = 'coupon_invalid' | 'coupon_used' | 'coupon_expired'

/** Trims a code and converts it to uppercase, the form in which codes are stored and compared. */
export function normalizeCode(code: string): string {
  return code.trim().toUpperCase()
}

/**
 * Returns the reason the customer cannot use the coupon now, or null if they can. `isUsed` is true
 * once this customer has used it, or all customers together have used it up.
 */
export function checkCoupon(coupon: Coupon | null, isUsed: boolean, now: Date): CodeRefusal | null {
  if (coupon === null) return 'coupon_invalid'
  if (isExpired(coupon.expiresAt, now)) return 'coupon_expired'
  return isUsed ? 'coupon_used' : null
}

/** Returns the reason a gift card cannot be used now, or null if it can. */
export function checkGiftCard(giftCard: GiftCard | null, now: Date): CodeRefusal | null {
  if (giftCard === null) return 'coupon_invalid'
  if (isExpired(giftCard.expiresAt, now)) return 'coupon_expired'
  return giftCard.remaining <= 0 ? 'coupon_used' : null
}

function isExpired(expiresAt: Date | null, now: Date): boolean {
  return expiresAt !== null && now > expiresAt
}
