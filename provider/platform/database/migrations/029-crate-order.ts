import { sql } from 'kysely'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'

/** Lets customers change the order of what is in a crate; until they do, the order is that of the ids. */
export const crateOrderMigration: Migration = {
  name: '029-crate-order',
  up: async (db) => {
    const { integer } = getEngine(db)
    await sql`alter table crate_items add column position ${integer}`.execute(db)
  },
}
