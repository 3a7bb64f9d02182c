import type { Insertable, Selectable } from 'kysely'
import { redactEmails } from '../../platform/mail/outbox.store.ts'
import type { EmailVerificationTable } from '../../platform/database/schema/accounts.ts'
import type { Database } from '../../platform/database/database.ts'

export type EmailVerification = Selectable<EmailVerificationTable>

/** Inserts the verification of an address with the hash of its link. */
export async function insertEmailVerification(
  db: Database,
  verification: Insertable<EmailVerificationTable>,
): Promise<void> {
  await db.insertInto('email_verifications').values(verification).execute()
}

/** Returns the unexpired verification with this hash, or null. */
export async function findEmailVerification(
  db: Database,
  hash: string,
  now: Date,
): Promise<EmailVerification | null> {
  const found = await db
    .selectFrom('email_verifications')
    .selectAll()
    .where('hash', '=', hash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return found ?? null
}

/** Returns the customer's unexpired verification, or null. */
export async function findPendingVerification(
  db: Database,
  customerId: number,
  now: Date,
): Promise<EmailVerification | null> {
  const found = await db
    .selectFrom('email_verifications')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return found ?? null
}

/** Returns whether there are any expired verifications. */
export async function hasExpiredVerifications(db: Database, now: Date): Promise<boolean> {
  const expired = await db
    .selectFrom('email_verifications')
    .select('id')
    .where('expires_at', '<=', now.toISOString())
    .limit(1)
    .executeTakeFirst()
  return expired !== undefined
}

/**
 * Deletes a customer's verification and removes its link from the outbox. Must run in a
 * transaction.
 */
export async function deleteEmailVerification(db: Database, customerId: number): Promise<void> {
  const deleted = await db
    .deleteFrom('email_verifications')
    .where('customer_id', '=', customerId)
    .returning('email_id')
    .execute()
  await redactEmails(db, toIds(deleted))
}

/**
 * Deletes expired verifications and removes their links from the outbox. Must run in a transaction.
 */
export async function deleteExpiredVerifications(db: Database, now: Date): Promise<void> {
  const deleted = await db
    .deleteFrom('email_verifications')
    .where('expires_at', '<=', now.toISOString())
    .returning('email_id')
    .execute()
  await redactEmails(db, toIds(deleted))
}

function toIds(rows: readonly { readonly email_id: number | null }[]): number[] {
  return rows.flatMap(({ email_id: id }) => (id === null ? [] : [id]))
}
