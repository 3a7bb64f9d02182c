import { sql } from 'kysely'
import type { Engine } from '../engine.ts'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migration.ts'

const createStatements = ({ autoIncrementId, integer, tableSuffix }: Engine) => [
  sql`create table outbox (
    id ${autoIncrementId},
    "to" text not null,
    reply_to text,
    subject text not null,
    text text not null,
    html text,
    kind text not null,
    locale text,
    order_id ${integer},
    state text not null default 'stored' check (state in ('stored', 'queued', 'sent', 'dead')),
    message_id text,
    attempts ${integer} not null default 0,
    next_at text,
    attempted_at text,
    expires_at text,
    last_error text,
    sent_at text,
    created_at text not null
  ) ${tableSuffix}`,
  sql`create index outbox_queued on outbox (next_at) where state = 'queued'`,
  sql`create index outbox_dead on outbox (id) where state = 'dead'`,
  sql`create index outbox_order on outbox (order_id)`,
  sql`create table contact_messages (
    id ${autoIncrementId},
    full_name text not null,
    email text not null,
    theme text not null,
    message text not null,
    created_at text not null,
    email_id ${integer},
    answered_at text
  ) ${tableSuffix}`,
]

/** Creates the tables for the email outbox and for messages from the contact form. */
export const mailMigration: Migration = {
  name: '204-mail',
  up: async (db) => {
    for (const statement of createStatements(getEngine(db))) await statement.execute(db)
  },
}
