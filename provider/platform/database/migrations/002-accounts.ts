import { sql } from 'kysely'
import type { Engine } from '../engine.ts'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'

const createStatements = (engine: Engine) => [
  sql`create table customers (
    id ${engine.autoIncrementId},
    email text not null unique,
    first_name text not null,
    last_name text not null,
    username text,
    gender text,
    date_of_birth text,
    phone text,
    location text,
    description text,
    image_sha256 text,
    image_extension text,
    password_hash text not null,
    status ${engine.integer} not null default 1,
    subscribed ${engine.integer} not null default 0,
    created_at text not null,
    updated_at text not null
  ) ${engine.tableSuffix}`,
  sql`create unique index customers_phone on customers (phone)
    where phone is not null and phone not like '000%'`,
  sql`create table tokens (
    id ${engine.autoIncrementId},
    customer_id ${engine.integer} not null references customers (id) on delete cascade,
    session text not null,
    hash text not null,
    remembered ${engine.integer} not null,
    replaces ${engine.integer},
    first_used_at text,
    dying ${engine.integer} not null default 0,
    created_at text not null,
    expires_at text not null
  ) ${engine.tableSuffix}`,
  sql`create index tokens_customer on tokens (customer_id)`,
  sql`create index tokens_session on tokens (session)`,
  sql`create table reset_tokens (
    id ${engine.autoIncrementId},
    customer_id ${engine.integer} references customers (id) on delete cascade,
    hash text not null unique,
    created_at text not null,
    expires_at text not null
  ) ${engine.tableSuffix}`,
  sql`create table outbox (
    id ${engine.autoIncrementId},
    "to" text not null,
    subject text not null,
    text text not null,
    kind text not null,
    created_at text not null
  ) ${engine.tableSuffix}`,
  sql`create table contact_messages (
    id ${engine.autoIncrementId},
    full_name text not null,
    email text not null,
    theme text not null,
    message text not null,
    created_at text not null
  ) ${engine.tableSuffix}`,
]

/** Creates the tables for customers, access and reset tokens, the outbox and contact messages. */
export const accountsMigration: Migration = {
  name: '002-accounts',
  up: async (db) => {
    for (const statement of createStatements(getEngine(db))) await statement.execute(db)
  },
}
