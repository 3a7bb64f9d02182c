import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Stores what a payment is for, so that every attempt to open it says the same, and with which method
 * it was made. A payment that was on its way and did not arrive is `failed`.
 */
export const pendingPaymentsMigration: Migration = {
  name: '060-pending-payments',
  up: async (db) => {
    await sql`alter table payment_sessions add column contents text`.execute(db)
    await sql`alter table payment_sessions add column method text`.execute(db)
  },
}
