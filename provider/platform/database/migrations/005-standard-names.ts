import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

const statements = [
  sql`alter table tokens rename column dying to superseded`,
  sql`drop view ledger_entries`,
  sql`alter table ledger_movements rename to journal_entries`,
  sql`alter table ledger_transfers rename column movement_id to journal_entry_id`,
  sql`create view ledger_postings as
    select journal_entry_id, from_account as account, -amount as amount from ledger_transfers
    union all
    select journal_entry_id, to_account as account, amount from ledger_transfers`,
]

/** Renames the ledger tables and the `dying` column of tokens to standard terms. */
export const standardNamesMigration: Migration = {
  name: '005-standard-names',
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
