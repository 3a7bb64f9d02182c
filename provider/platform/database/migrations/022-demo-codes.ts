import { sql } from 'kysely'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'

/**
 * Tells the codes of the demo shop from those of the shop owner, and codes that can be used from
 * those that cannot.
 */
export const demoCodesMigration: Migration = {
  name: '022-demo-codes',
  up: async (db) => {
    const { integer } = getEngine(db)
    for (const table of ['coupons', 'gift_cards']) {
      await sql`alter table ${sql.table(table)} add column origin text not null default 'own'
        check (origin in ('demo', 'own'))`.execute(db)
      await sql`alter table ${sql.table(table)} add column active ${integer} not null default 1
        check (active in (0, 1))`.execute(db)
      // Only the import of the demo catalogue has stored its version.
      await sql`update ${sql.table(table)} set origin = 'demo'
        where code in ('FIRSTLISTEN', 'GIFT-TUNE-2500')
        and exists (select 1 from settings where name = 'catalogue')`.execute(db)
    }
  },
}
