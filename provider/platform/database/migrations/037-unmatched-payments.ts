import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Stores by which id refunds and disputes refer to a payment that credits nothing, and what has become
 * of it. Earlier versions kept such a payment a second time, under the id of the payment, when its
 * refund was reported.
 */
export const unmatchedPaymentsMigration: Migration = {
  name: '037-unmatched-payments',
  up: async (db) => {
    for (const statement of [
      sql`alter table unmatched_payments add column processor_payment_id text`,
      sql`alter table unmatched_payments add column dispute_state text
        check (dispute_state in ('warned', 'open', 'won', 'lost'))`,
      sql`delete from unmatched_payments where processor_id like 'pi!_%' escape '!'
        and session_id in (select session_id from unmatched_payments
          where processor_id like 'cs!_%' escape '!' and session_id is not null)`,
      sql`update unmatched_payments set processor_payment_id = processor_id
        where processor_id like 'pi!_%' escape '!'`,
    ]) {
      await statement.execute(db)
    }
  },
}
