import { sql } from 'kysely'
import type { Engine } from '../engine.ts'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migration.ts'

const createCustomers = ({ autoIncrementId, integer, tableSuffix }: Engine) => [
  // Phone numbers are not unique, because rejecting a duplicate would reveal whose number it is.
  sql`create table customers (
    id ${autoIncrementId},
    email text not null unique,
    email_verified_at text,
    first_name text not null,
    last_name text not null,
    username text,
    gender text,
    date_of_birth text,
    phone text,
    location text,
    country text,
    description text,
    image_sha256 text,
    password_hash text not null,
    status ${integer} not null default 1,
    subscribed ${integer} not null default 0,
    created_at text not null,
    updated_at text not null,
    deleted_at text
  ) ${tableSuffix}`,
  sql`create table email_verifications (
    id ${autoIncrementId},
    customer_id ${integer} not null references customers (id) on delete cascade,
    email text not null,
    hash text not null unique,
    email_id ${integer},
    created_at text not null,
    expires_at text not null
  ) ${tableSuffix}`,
  sql`create index email_verifications_customer on email_verifications (customer_id)`,
  sql`create table owner_actions (
    id ${autoIncrementId},
    event text not null,
    customer_id ${integer} not null,
    reason text,
    created_at text not null,
    logged_at text
  ) ${tableSuffix}`,
]

const createLogins = ({ autoIncrementId, integer, tableSuffix }: Engine) => [
  sql`create table tokens (
    id ${autoIncrementId},
    customer_id ${integer} not null references customers (id) on delete cascade,
    session text not null,
    session_started_at text not null,
    device_name text not null,
    hash text not null,
    remembered ${integer} not null,
    replaces ${integer},
    first_used_at text,
    last_used_at text not null,
    superseded ${integer} not null default 0,
    created_at text not null,
    expires_at text not null
  ) ${tableSuffix}`,
  sql`create index tokens_customer on tokens (customer_id)`,
  sql`create index tokens_session on tokens (session)`,
  sql`create table reset_tokens (
    id ${autoIncrementId},
    customer_id ${integer} references customers (id) on delete cascade,
    hash text not null unique,
    email_id ${integer},
    created_at text not null,
    expires_at text not null
  ) ${tableSuffix}`,
  sql`create table passkeys (
    id ${autoIncrementId},
    customer_id ${integer} not null references customers (id) on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    counter ${integer} not null,
    device_type text not null,
    backed_up ${integer} not null,
    transports text not null,
    user_handle text not null,
    name text not null,
    created_at text not null,
    last_used_at text
  ) ${tableSuffix}`,
  sql`create index passkeys_customer on passkeys (customer_id)`,
  sql`create table passkey_challenges (
    id ${autoIncrementId},
    challenge text not null unique,
    customer_id ${integer} references customers (id) on delete cascade,
    user_handle text,
    expires_at text not null
  ) ${tableSuffix}`,
]

/** Creates the tables of customers, their credentials, and the owner's actions on accounts. */
export const accountsMigration: Migration = {
  name: '203-accounts',
  up: async (db) => {
    const engine = getEngine(db)
    const statements = [...createCustomers(engine), ...createLogins(engine)]
    for (const statement of statements) await statement.execute(db)
  },
}
