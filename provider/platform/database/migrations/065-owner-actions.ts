import { sql } from 'kysely'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'

/** Stores which accounts were deleted, and what the owner did with accounts. */
export const ownerActionsMigration: Migration = {
  name: '065-owner-actions',
  up: async (db) => {
    const { autoIncrementId, integer, tableSuffix } = getEngine(db)
    await sql`alter table customers add column deleted_at text`.execute(db)
    await sql`create table owner_actions (
      id ${autoIncrementId},
      event text not null,
      customer_id ${integer} not null,
      reason text,
      created_at text not null,
      logged_at text
    ) ${tableSuffix}`.execute(db)
  },
}
