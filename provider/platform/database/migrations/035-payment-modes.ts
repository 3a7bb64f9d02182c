import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Stores whether a payment was live, of Stripe's test mode, or of the demo page. It stays null in
 * earlier payments and in those that the previous version opens; what is known of them decides.
 */
export const paymentModesMigration: Migration = {
  name: '035-payment-modes',
  up: async (db) => {
    await sql`alter table payment_sessions add column mode text
      check (mode in ('live', 'test', 'demo'))`.execute(db)
  },
}
