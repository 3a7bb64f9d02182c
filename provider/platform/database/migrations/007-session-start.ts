import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

const statements = [
  sql`alter table tokens add column session_started_at text not null default ''`,
  sql`update tokens set session_started_at = (
    select min(created_at) from tokens as others where others.session = tokens.session
  )`,
]

/** Adds the time of the login to each token; for existing sessions, that of their oldest token. */
export const sessionStartMigration: Migration = {
  name: '007-session-start',
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
