import { sql } from 'kysely'
import type { Engine } from '../engine.ts'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'

const createStatements = (engine: Engine) => [
  sql`create table rate_limits (
    "key" text not null primary key,
    attempts ${engine.integer} not null,
    expires_at text not null
  ) ${engine.keyedTableSuffix}`,
  sql`create index rate_limits_expiry on rate_limits (expires_at)`,
]

/** Creates the table with the counted attempts of rate limits. */
export const rateLimitsMigration: Migration = {
  name: '012-rate-limits',
  up: async (db) => {
    for (const statement of createStatements(getEngine(db))) await statement.execute(db)
  },
}
