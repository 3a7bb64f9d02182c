/** A code that lowers a total, once for each customer. */
export interface Coupon {
  code: string
  percent: number
  /** Last moment it counts; null for ever. */
  expiresAt: Date | null
}

/** A card that pays up to what is left on it, whoever holds it. */
export interface GiftCard {
  code: string
  /** What is left on it, in cents. */
  remaining: number
  expiresAt: Date | null
}

export type CodeRefusal = 'coupon_invalid' | 'coupon_used' | 'coupon_expired'

/** The form in which codes are kept and compared: no blanks around, upper case. */
export function normalizeCode(code: string): string {
  return code.trim().toUpperCase()
}

/** Why this customer cannot use a coupon now; null when it counts. */
export function checkCoupon(
  coupon: Coupon | null,
  wasUsedByCustomer: boolean,
  now: Date,
): CodeRefusal | null {
  if (coupon === null) return 'coupon_invalid'
  if (isOver(coupon.expiresAt, now)) return 'coupon_expired'
  return wasUsedByCustomer ? 'coupon_used' : null
}

/** Why a gift card pays nothing now; null when it pays. */
export function checkGiftCard(giftCard: GiftCard | null, now: Date): CodeRefusal | null {
  if (giftCard === null) return 'coupon_invalid'
  if (isOver(giftCard.expiresAt, now)) return 'coupon_expired'
  return giftCard.remaining <= 0 ? 'coupon_used' : null
}

function isOver(moment: Date | null, now: Date): boolean {
  return moment !== null && now > moment
}
