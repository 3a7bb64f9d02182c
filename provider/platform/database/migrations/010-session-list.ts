import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

const statements = [
  sql`alter table tokens add column device_name text`,
  sql`alter table tokens add column last_used_at text not null default ''`,
  sql`update tokens set last_used_at = coalesce(first_used_at, created_at)`,
]

/** Adds the device's name and the time of the last use to each token, for the list of sessions. */
export const sessionListMigration: Migration = {
  name: '010-session-list',
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
