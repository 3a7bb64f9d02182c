import { sql } from 'kysely'
import type { Engine } from '../engine.ts'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migration.ts'

const createPayments = ({ autoIncrementId, integer, tableSuffix }: Engine) => [
  sql`create table payment_sessions (
    id text primary key,
    customer_id ${integer} not null references customers (id),
    email text not null,
    amount ${integer} not null check (amount > 0),
    currency text not null,
    contents text,
    return_to text not null,
    locale text not null,
    status text not null,
    mode text not null check (mode in ('live', 'test', 'demo')),
    processor text not null default 'demo',
    processor_id text,
    processor_payment_id text,
    method text,
    card_country text,
    billing_country text,
    created_at text not null,
    updated_at text not null,
    expires_at text not null,
    paid_at text
  ) ${tableSuffix}`,
  sql`create index payment_sessions_customer on payment_sessions (customer_id, created_at)`,
  sql`create index payment_sessions_status on payment_sessions (status, created_at)`,
  sql`create index payment_sessions_payment on payment_sessions (processor_payment_id)`,
  sql`create table payment_events (
    id text primary key,
    session_id text not null references payment_sessions (id),
    type text not null,
    created_at text not null
  ) ${tableSuffix}`,
  sql`create table unmatched_payments (
    id ${autoIncrementId},
    processor text not null,
    processor_id text not null unique,
    processor_payment_id text,
    session_id text,
    amount ${integer} not null,
    currency text not null,
    reason text not null,
    dispute_state text check (dispute_state in ('warned', 'open', 'won', 'lost')),
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
    stage text not null default 'dispute'
      check (stage in ('inquiry', 'dispute', 'appeal', 'unclear')),
    reported_at text not null,
    created_at text not null,
    updated_at text not null
  ) ${tableSuffix}`,
  sql`create index disputes_session on disputes (session_id)`,
]

const createLedger = ({ autoIncrementId, integer, keyedTableSuffix, tableSuffix }: Engine) => [
  sql`create table journal_entries (
    id ${autoIncrementId},
    cause text not null unique,
    payment_session_id text references payment_sessions (id),
    created_at text not null
  ) ${tableSuffix}`,
  // Prevents crediting a payment twice.
  sql`create unique index journal_entries_payment_session
    on journal_entries (payment_session_id)`,
  // Each row contains both accounts, so an unbalanced entry cannot be stored.
  sql`create table ledger_transfers (
    id ${autoIncrementId},
    journal_entry_id ${integer} not null references journal_entries (id),
    from_account text not null,
    to_account text not null check (to_account <> from_account),
    amount ${integer} not null check (amount > 0),
    unique (journal_entry_id, from_account, to_account)
  ) ${tableSuffix}`,
  sql`create index ledger_transfers_from on ledger_transfers (from_account, amount)`,
  sql`create index ledger_transfers_to on ledger_transfers (to_account, amount)`,
  sql`create view ledger_postings as
    select journal_entry_id, from_account as account, -amount as amount from ledger_transfers
    union all
    select journal_entry_id, to_account as account, amount from ledger_transfers`,
  // Prevents negative balances.
  sql`create table account_balances (
    account text primary key,
    amount ${integer} not null check (amount >= 0)
  ) ${keyedTableSuffix}`,
]

const createRefunds = ({ autoIncrementId, integer, tableSuffix }: Engine) => [
  sql`create table withdrawals (
    id ${autoIncrementId},
    request_id text not null unique,
    customer_id ${integer} references customers (id),
    name text not null,
    email text not null,
    contract text not null,
    session_id text references payment_sessions (id),
    locale text not null,
    received_at text not null,
    accepted_at text,
    closed_at text,
    closed_reason text,
    check (contract <> '' or session_id is not null)
  ) ${tableSuffix}`,
  sql`create index withdrawals_open on withdrawals (id)
    where session_id is null and closed_at is null`,
  // The unique `withdrawal_id` limits a withdrawal from a top-up to one refund; an order may have
  // been paid by several payments.
  sql`create table refunds (
    id ${autoIncrementId},
    withdrawal_id ${integer} unique references withdrawals (id),
    session_id text not null references payment_sessions (id),
    customer_id ${integer} not null references customers (id),
    order_id ${integer} references orders (id),
    order_withdrawal_id ${integer} references withdrawals (id),
    amount ${integer} not null check (amount > 0),
    loss ${integer} not null default 0 check (loss between 0 and amount),
    state text not null check (state in ('requested', 'refunded', 'failed', 'canceled')),
    reason text,
    processor_id text unique,
    alerts ${integer} not null default 0,
    created_at text not null,
    updated_at text not null
  ) ${tableSuffix}`,
  sql`create index refunds_customer on refunds (customer_id, id)`,
  sql`create index refunds_session on refunds (session_id)`,
  sql`create index refunds_order_withdrawal on refunds (order_withdrawal_id)`,
  sql`create index refunds_requested on refunds (id) where state = 'requested'`,
]

/** Creates the tables of payments, the ledger, withdrawals and refunds. Amounts are in cents. */
export const paymentsMigration: Migration = {
  name: '208-payments',
  up: async (db) => {
    const engine = getEngine(db)
    const statements = [
      ...createPayments(engine),
      ...createLedger(engine),
      ...createRefunds(engine),
    ]
    for (const statement of statements) await statement.execute(db)
    await engine.createInsertTrigger(db, {
      name: 'update_account_balances',
      table: 'ledger_transfers',
      statements: [
        sql`insert into account_balances (account, amount)
          select account, 0
          from (select new.from_account as account union select new.to_account) as accounts
          where account like 'customer:%'
          on conflict (account) do nothing`,
        sql`update account_balances set amount = amount + new.amount where account = new.to_account`,
        sql`update account_balances set amount = amount - new.amount where account = new.from_account`,
      ],
    })
  },
}
