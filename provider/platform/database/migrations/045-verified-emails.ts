import { sql } from 'kysely'
import type { Engine } from '../engine.ts'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'

const createStatements = (engine: Engine) => [
  sql`alter table customers add column email_verified_at text`,
  sql`create table email_verifications (
    id ${engine.autoIncrementId},
    customer_id ${engine.integer} not null references customers (id) on delete cascade,
    email text not null,
    hash text not null unique,
    email_id ${engine.integer},
    created_at text not null,
    expires_at text not null
  ) ${engine.tableSuffix}`,
  sql`create index email_verifications_customer on email_verifications (customer_id)`,
  sql`drop index customers_phone`,
]

/**
 * Stores which email addresses are verified, and the links that verify one. Addresses count as
 * unverified until a link is opened. Phone numbers need not be unique: a refusal would tell whose
 * they are.
 */
export const verifiedEmailsMigration: Migration = {
  name: '045-verified-emails',
  up: async (db) => {
    for (const statement of createStatements(getEngine(db))) await statement.execute(db)
  },
}
