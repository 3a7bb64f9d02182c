import { sql } from 'kysely'
import type { Engine } from '../engine.ts'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'
import type { Database } from '../database.ts'

const addSessionColumns = () => [
  // The previous version opens only sessions of the demo page.
  ...[
    sql`processor text not null default 'demo'`,
    sql`processor_id text`,
    sql`processor_payment_id text`,
    sql`card_country text`,
    sql`billing_country text`,
    sql`expires_at text`,
    sql`paid_at text`,
  ].map((column) => sql`alter table payment_sessions add column ${column}`),
  sql`create index payment_sessions_customer on payment_sessions (customer_id, created_at)`,
  sql`create index payment_sessions_status on payment_sessions (status, created_at)`,
  sql`create index payment_sessions_payment on payment_sessions (processor_payment_id)`,
]

const createTables = ({ autoIncrementId, integer, tableSuffix }: Engine) => [
  sql`create table unmatched_payments (
    id ${autoIncrementId},
    processor text not null,
    processor_id text not null unique,
    session_id text,
    amount ${integer} not null,
    currency text not null,
    reason text not null,
    settled_by text,
    created_at text not null
  ) ${tableSuffix}`,
  sql`create table disputes (
    id text primary key,
    session_id text not null references payment_sessions (id),
    customer_id ${integer} not null references customers (id),
    amount ${integer} not null check (amount > 0),
    held ${integer} not null check (held between 0 and amount),
    reason text not null,
    due_at text,
    state text not null check (state in ('open', 'won', 'lost')),
    created_at text not null,
    updated_at text not null
  ) ${tableSuffix}`,
  sql`create index disputes_session on disputes (session_id)`,
]

/**
 * Replaces the table of refunds by one that allows several per top-up, those without a withdrawal,
 * and those that fail. Renaming locks the table until the end of the transaction, so no refund of a
 * running shop is missed; its statements then find the new table.
 */
async function replaceRefunds(db: Database, engine: Engine): Promise<void> {
  const { autoIncrementId, integer, tableSuffix } = engine
  await sql`alter table refunds rename to earlier_refunds`.execute(db)
  await sql`create table refunds (
    id ${autoIncrementId},
    withdrawal_id ${integer} unique references withdrawals (id),
    session_id text not null references payment_sessions (id),
    customer_id ${integer} not null references customers (id),
    order_id ${integer} references orders (id),
    amount ${integer} not null check (amount > 0),
    state text not null check (state in ('requested', 'refunded', 'failed', 'canceled')),
    reason text,
    processor_id text unique,
    created_at text not null,
    updated_at text not null
  ) ${tableSuffix}`.execute(db)
  await sql`insert into refunds
    (id, withdrawal_id, session_id, customer_id, amount, state, created_at, updated_at)
    select id, withdrawal_id, session_id, customer_id, amount, state, created_at, updated_at
    from earlier_refunds`.execute(db)
  await engine.writeLastId(db, 'refunds', await engine.readLastId(db, 'earlier_refunds'))
  await sql`drop table earlier_refunds`.execute(db)
  await sql`create index refunds_customer on refunds (customer_id, id)`.execute(db)
  await sql`create index refunds_session on refunds (session_id)`.execute(db)
  await sql`create index refunds_requested on refunds (id) where state = 'requested'`.execute(db)
}

/**
 * Stores which processor a payment went through, payments that match no session, disputes, and
 * refunds with their own states. Journal entries of earlier versions keep their causes, which name
 * the event of a payment instead of its session.
 */
export const cardPaymentsMigration: Migration = {
  name: '030-card-payments',
  up: async (db) => {
    const engine = getEngine(db)
    const statements = [...addSessionColumns(), ...createTables(engine)]
    for (const statement of statements) await statement.execute(db)
    await replaceRefunds(db, engine)
  },
}
