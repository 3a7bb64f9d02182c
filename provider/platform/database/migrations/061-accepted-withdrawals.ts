import { sql } from 'kysely'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'

/**
 * Stores when the owner accepted a withdrawal from an order, and which refunds pay it back; there can be
 * several, because several payments can have paid an order.
 */
export const acceptedWithdrawalsMigration: Migration = {
  name: '061-accepted-withdrawals',
  up: async (db) => {
    const { integer } = getEngine(db)
    await sql`alter table withdrawals add column accepted_at text`.execute(db)
    await sql`alter table refunds add column order_withdrawal_id ${integer}
      references withdrawals (id)`.execute(db)
    await sql`create index refunds_order_withdrawal on refunds (order_withdrawal_id)`.execute(db)
  },
}
