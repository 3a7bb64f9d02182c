import { redactEmails } from '../platform/mail/outbox.store.ts'
import type { Database } from '../platform/database/database.ts'

/** The tables whose rows have the hash of a link and the email that contains it. */
const linkTables = ['reset_tokens', 'email_verifications'] as const

type LinkTable = (typeof linkTables)[number]

/** Returns whether any link has expired. */
export async function hasExpiredLinks(db: Database, now: Date): Promise<boolean> {
  for (const table of linkTables) {
    const query = db.selectFrom(table).select('id').where('expires_at', '<=', now.toISOString())
    if ((await query.limit(1).executeTakeFirst()) !== undefined) return true
  }
  return false
}

/** Deletes expired links and removes them from the outbox. Must run in a transaction. */
export async function deleteExpiredLinks(db: Database, now: Date): Promise<void> {
  for (const table of linkTables) {
    const query = db.deleteFrom(table).where('expires_at', '<=', now.toISOString())
    await redactEmails(db, await query.returning('email_id').execute())
  }
}

/** Deletes a customer's links and removes them from the outbox. Must run in a transaction. */
export async function deleteLinks(
  db: Database,
  customerId: number,
  tables: readonly LinkTable[] = linkTables,
): Promise<void> {
  for (const table of tables) {
    const query = db.deleteFrom(table).where('customer_id', '=', customerId)
    await redactEmails(db, await query.returning('email_id').execute())
  }
}
