import { sql } from 'kysely'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'

/** Lets a discount code be used a limited number of times by all customers together. */
export const codeLimitsMigration: Migration = {
  name: '033-code-limits',
  up: async (db) => {
    const { integer } = getEngine(db)
    await sql`alter table coupons add column max_uses ${integer}
      check (max_uses > 0)`.execute(db)
    await sql`create index coupon_uses_code on coupon_uses (coupon_code)`.execute(db)
  },
}
