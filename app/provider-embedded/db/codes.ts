import { checkCoupon, checkGiftCard } from '../domain/discount-code.ts'
import type { CodeRefusal, Coupon, GiftCard } from '../domain/discount-code.ts'
import type { Database } from './schema.ts'

export interface FoundCode {
  coupon: Coupon | null
  giftCard: GiftCard | null
  /** Why the code does not count for this customer now; null when it does. */
  refusal: CodeRefusal | null
}

/** Looks up a normalized code, be it of a coupon or of a gift card. */
export async function findCode(
  db: Database,
  code: string,
  customerId: number,
  now: Date,
): Promise<FoundCode> {
  const coupon = await findCoupon(db, code)
  if (coupon !== null) {
    const wasUsed = await wasCouponUsed(db, code, customerId)
    return { coupon, giftCard: null, refusal: checkCoupon(coupon, wasUsed, now) }
  }
  const giftCard = await findGiftCard(db, code)
  return { coupon: null, giftCard, refusal: checkGiftCard(giftCard, now) }
}

async function findCoupon(db: Database, code: string): Promise<Coupon | null> {
  const row = await db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst()
  if (row === undefined) return null
  return { code: row.code, percent: row.percent, expiresAt: momentOf(row.expires_at) }
}

async function wasCouponUsed(db: Database, code: string, customerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('coupon_uses')
    .select('order_id')
    .where('coupon_code', '=', code)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row !== undefined
}

async function findGiftCard(db: Database, code: string): Promise<GiftCard | null> {
  const row = await db
    .selectFrom('gift_cards')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst()
  if (row === undefined) return null
  const { redeemed } = await db
    .selectFrom('gift_card_redemptions')
    .select((select) => select.fn.sum<number | null>('amount').as('redeemed'))
    .where('gift_card_code', '=', code)
    .executeTakeFirstOrThrow()
  return {
    code: row.code,
    remaining: row.amount - (redeemed ?? 0),
    expiresAt: momentOf(row.expires_at),
  }
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
