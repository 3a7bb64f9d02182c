import { sql } from 'kysely'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'

/**
 * Stores which withdrawals from orders are settled, why downloads have ended, which order an email
 * is about, and which email brings a message to the owner. Nothing says which of the earlier withdrawals are settled, so all of them are open.
 */
export const settledWithdrawalsMigration: Migration = {
  name: '034-settled-withdrawals',
  up: async (db) => {
    const { integer } = getEngine(db)
    for (const statement of [
      sql`alter table withdrawals add column closed_at text`,
      sql`alter table withdrawals add column closed_reason text`,
      sql`create index withdrawals_open on withdrawals (id)
        where session_id is null and closed_at is null`,
      sql`alter table purchased_links add column end_reason text`,
      sql`alter table outbox add column order_id ${integer}`,
      sql`create index outbox_order on outbox (order_id)`,
      sql`alter table contact_messages add column email_id ${integer}`,
    ]) {
      await statement.execute(db)
    }
  },
}
