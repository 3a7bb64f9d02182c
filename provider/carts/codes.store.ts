import { checkCoupon, checkGiftCard } from './discount-code.rules.ts'
import type { CodeRefusal, Coupon, GiftCard } from './discount-code.rules.ts'
import type { Database } from '../platform/database/database.ts'

export interface FoundCode {
  coupon: Coupon | null
  giftCard: GiftCard | null
  /** The reason this customer cannot use the code now, or null. */
  refusal: CodeRefusal | null
}

/** Finds the coupon or gift card for a normalized code. */
export async function findCode(
  db: Database,
  code: string,
  customerId: number,
  now: Date,
): Promise<FoundCode> {
  const coupon = await findCoupon(db, code)
  if (coupon !== null) {
    const isUsed = (await isCouponUsed(db, code, customerId)) || (await isUsedUp(db, coupon))
    return { coupon, giftCard: null, refusal: checkCoupon(coupon, isUsed, now) }
  }
  const giftCard = await findGiftCard(db, code)
  return { coupon: null, giftCard, refusal: checkGiftCard(giftCard, now) }
}

/** Inserts the coupon and the gift card of the demo shop; keeps existing codes. */
export async function insertDemoCodes(db: Database): Promise<void> {
  await db
    .insertInto('coupons')
    .values({ code: 'FIRSTLISTEN', percent: 15, origin: 'demo' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('gift_cards')
    .values({ code: 'GIFT-TUNE-2500', amount: 2500, origin: 'demo' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Activates or deactivates the codes of the demo shop; returns whether any of them changed. */
export async function setDemoCodesActive(db: Database, active: 0 | 1): Promise<boolean> {
  let hasChanged = false
  for (const table of ['coupons', 'gift_cards'] as const) {
    const { numUpdatedRows } = await db
      .updateTable(table)
      .set({ active })
      .where('origin', '=', 'demo')
      .where('active', '!=', active)
      .executeTakeFirst()
    hasChanged ||= numUpdatedRows > 0n
  }
  return hasChanged
}

/** `maxUses` limits the uses by all customers together; null for no limit. */
type LimitedCoupon = Coupon & { readonly maxUses: number | null }

async function findCoupon(db: Database, code: string): Promise<LimitedCoupon | null> {
  const row = await db
    .selectFrom('coupons')
    .selectAll()
    .where('code', '=', code)
    .where('active', '=', 1)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    code: row.code,
    percent: row.percent,
    maxUses: row.max_uses,
    expiresAt: toDate(row.expires_at),
  }
}

async function isUsedUp(db: Database, { code, maxUses }: LimitedCoupon): Promise<boolean> {
  if (maxUses === null) return false
  const { uses } = await db
    .selectFrom('coupon_uses')
    .select((select) => select.fn.countAll<number>().as('uses'))
    .where('coupon_code', '=', code)
    .executeTakeFirstOrThrow()
  return uses >= maxUses
}

async function isCouponUsed(db: Database, code: string, customerId: number): Promise<boolean> {
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
    .where('active', '=', 1)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    code: row.code,
    remaining: row.amount - row.redeemed,
    expiresAt: toDate(row.expires_at),
  }
}

function toDate(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
