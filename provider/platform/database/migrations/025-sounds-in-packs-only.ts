import { getEngine } from '../get-engine.ts'
import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Makes every sound a product: those that are sold with their pack only are listed, too. */
export const soundsInPacksOnlyMigration: Migration = {
  name: '025-sounds-in-packs-only',
  up: async (db) => {
    await sql`alter table products add column sold_alone ${getEngine(db).integer} not null default 1
      check (sold_alone in (0, 1))`.execute(db)
  },
}
