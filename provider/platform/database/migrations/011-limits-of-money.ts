import { sql } from 'kysely'
import type { Engine } from '../engine.ts'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'
import type { Database } from '../database.ts'

const createStatements = (engine: Engine) => [
  sql`create table account_balances (
    account text primary key,
    amount ${engine.integer} not null check (amount >= 0)
  ) ${engine.keyedTableSuffix}`,
  sql`insert into account_balances (account, amount)
    select account, sum(amount) from ledger_postings
    where account like 'customer:%' group by account`,
  sql`alter table gift_cards
    add column redeemed ${engine.integer} not null default 0 check (redeemed <= amount)`,
  sql`update gift_cards set redeemed = coalesce(
    (select sum(amount) from gift_card_redemptions where gift_card_code = gift_cards.code), 0)`,
  sql`alter table journal_entries
    add column payment_session_id text references payment_sessions (id)`,
  sql`update journal_entries set payment_session_id = (
    select session_id from payment_events
    where journal_entries.cause = 'payment:' || payment_events.id
  )`,
  sql`create unique index journal_entries_payment_session
    on journal_entries (payment_session_id)`,
]

/** Triggers keep the sums right even while an earlier version of the shop writes to the database. */
async function createTriggers(engine: Engine, db: Database): Promise<void> {
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
  await engine.createInsertTrigger(db, {
    name: 'update_redeemed_amounts',
    table: 'gift_card_redemptions',
    statements: [
      sql`update gift_cards set redeemed = redeemed + new.amount where code = new.gift_card_code`,
    ],
  })
}

/**
 * Lets the database refuse negative balances, gift cards that are redeemed for more than their
 * amount, and payments that are credited twice.
 */
export const limitsOfMoneyMigration: Migration = {
  name: '011-limits-of-money',
  up: async (db) => {
    const engine = getEngine(db)
    for (const statement of createStatements(engine)) await statement.execute(db)
    await createTriggers(engine, db)
  },
}
