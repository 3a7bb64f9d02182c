import type { Database } from './schema.ts'

/** The codes that come with the demo catalogue; they belong to no other shop. Leaves known ones alone. */
export async function insertDemoCodes(db: Database): Promise<void> {
  await db
    .insertInto('coupons')
    .values({ code: 'FIRSTLISTEN', percent: 15 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('gift_cards')
    .values({ code: 'GIFT-TUNE-2500', amount: 2500 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
