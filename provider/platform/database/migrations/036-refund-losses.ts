import { sql } from 'kysely'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'

/**
 * Stores which part of a refund had been spent before, and how often the owner was told that a refund
 * cannot be paid.
 */
export const refundLossesMigration: Migration = {
  name: '036-refund-losses',
  up: async (db) => {
    const { integer } = getEngine(db)
    await sql`alter table refunds add column loss ${integer} not null default 0
      check (loss between 0 and amount)`.execute(db)
    await sql`alter table refunds add column alerts ${integer} not null default 0`.execute(db)
    await sql`update refunds set loss = (
      select coalesce(sum(ledger_transfers.amount), 0) from ledger_transfers
      join journal_entries on journal_entries.id = ledger_transfers.journal_entry_id
      where journal_entries.cause = 'refund:' || refunds.id
        and ledger_transfers.from_account = 'losses')
      where withdrawal_id is null`.execute(db)
  },
}
