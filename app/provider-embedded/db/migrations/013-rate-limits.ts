import { sql } from 'kysely'
import { engine } from '../engine.ts'
import type { Migration } from '../migrate.ts'

const statements = [
  sql`create table rate_limits (
    "key" text not null primary key,
    attempts integer not null,
    expires_at text not null
  ) ${engine.keyedTableSuffix}`,
  sql`create index rate_limits_expiry on rate_limits (expires_at)`,
]

/** Creates the table with the counted attempts of rate limits. */
export const rateLimitsMigration: Migration = {
  name: '013-rate-limits',
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
