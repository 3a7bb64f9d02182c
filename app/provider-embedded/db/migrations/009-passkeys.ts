import { sql } from 'kysely'
import { engine } from '../engine.ts'
import type { Migration } from '../migrate.ts'

const statements = [
  sql`create table passkeys (
    id ${engine.autoIncrementId},
    customer_id integer not null references customers (id) on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    counter integer not null,
    device_type text not null,
    backed_up integer not null,
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
    customer_id integer references customers (id) on delete cascade,
    user_handle text,
    expires_at text not null
  ) ${engine.tableSuffix}`,
]

/** Creates the tables for passkeys and their challenges. */
export const passkeysMigration: Migration = {
  name: '009-passkeys',
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
