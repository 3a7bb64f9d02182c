import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Stores which version of the licence customers were shown; earlier orders do not say. */
export const licenceVersionMigration: Migration = {
  name: '038-licence-version',
  up: async (db) => {
    await sql`alter table orders add column licence_version text`.execute(db)
  },
}
