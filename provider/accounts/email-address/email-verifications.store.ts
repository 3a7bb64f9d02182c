import type { Insertable, Selectable } from 'kysely'
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
