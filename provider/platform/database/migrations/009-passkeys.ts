import { sql } from 'kysely'
import type { Engine } from '../engine.ts'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'

const createStatements = (engine: Engine) => [
  sql`create table passkeys (
    id ${engine.autoIncrementId},
    customer_id ${engine.integer} not null references customers (id) on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    counter ${engine.integer} not null,
    device_type text not null,
    backed_up ${engine.integer} not null,
    transports text not null,
    user_handle text not null,
    name text not null,
    created_at text not null,
    last_used_at text
  ) ${engine.tableSuffix}`,
  sql`create index passkeys_customer on passkeys (customer_id)`,
  sql`create table passkey_challenges (
    id ${engine.autoIncrementId},
    challenge text not null unique,
    customer_id ${engine.integer} references customers (id) on delete cascade,
    user_handle text,
    expires_at text not null
  ) ${engine.tableSuffix}`,
]

/** Creates the tables for passkeys and their challenges. */
export const passkeysMigration: Migration = {
  name: '009-passkeys',
  up: async (db) => {
    for (const statement of createStatements(getEngine(db))) await statement.execute(db)
  },
}
