/** A code for a percentage off, valid once per customer. */
export interface Coupon {
  code: string
  percent: number
  /** The last moment it is valid; null if it never expires. */
  expiresAt: Date | null
}

/** A prepaid card that anyone who has its code can pay with. */
export interface GiftCard {
  code: string
  /** The unspent amount in cents. */
  remaining: number
  expiresAt: Date | null
}

export type CodeRefusal = 'coupon_invalid' | 'coupon_used' | 'coupon_expired'

/** The form in which codes are stored and compared: trimmed and in upper case. */
export function normalizeCode(code: string): string {
  return code.trim().toUpperCase()
}

/** Why this customer cannot use a coupon now; null if they can. */
export function checkCoupon(
  coupon: Coupon | null,
  wasUsedByCustomer: boolean,
  now: Date,
): CodeRefusal | null {
  if (coupon === null) return 'coupon_invalid'
  if (isExpired(coupon.expiresAt, now)) return 'coupon_expired'
  return wasUsedByCustomer ? 'coupon_used' : null
}

/** Why a gift card cannot pay now; null if it can. */
export function checkGiftCard(giftCard: GiftCard | null, now: Date): CodeRefusal | null {
  if (giftCard === null) return 'coupon_invalid'
  if (isExpired(giftCard.expiresAt, now)) return 'coupon_expired'
  return giftCard.remaining <= 0 ? 'coupon_used' : null
}

function isExpired(expiresAt: Date | null, now: Date): boolean {
  return expiresAt !== null && now > expiresAt
}
