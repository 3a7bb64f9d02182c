import { sql } from 'kysely'
import type { Engine } from '../engine.ts'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'

const createStatements = (engine: Engine) => [
  sql`create table withdrawals (
    id ${engine.autoIncrementId},
    request_id text not null unique,
    customer_id ${engine.integer} references customers (id),
    name text not null,
    email text not null,
    contract text not null,
    session_id text references payment_sessions (id),
    locale text not null,
    received_at text not null,
    check (contract <> '' or session_id is not null)
  ) ${engine.tableSuffix}`,
  // The unique columns limit each withdrawal and each top-up to one refund.
  sql`create table refunds (
    id ${engine.autoIncrementId},
    withdrawal_id ${engine.integer} not null unique references withdrawals (id),
    session_id text not null unique references payment_sessions (id),
    customer_id ${engine.integer} not null references customers (id),
    amount ${engine.integer} not null check (amount > 0),
    state text not null check (state in ('requested', 'refunded')),
    created_at text not null,
    updated_at text not null
  ) ${engine.tableSuffix}`,
  sql`create index refunds_customer on refunds (customer_id, id)`,
]

/** Creates the tables for withdrawals from contracts and their refunds. */
export const withdrawalsMigration: Migration = {
  name: '004-withdrawals',
  up: async (database) => {
    for (const statement of createStatements(getEngine(database))) await statement.execute(database)
  },
}
