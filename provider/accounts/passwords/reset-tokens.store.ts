import type { Insertable } from 'kysely'
import { redactEmails } from '../../platform/mail/outbox.store.ts'
import type { ResetTokenTable } from '../../platform/database/schema/accounts.ts'
import type { CustomerRow, Database } from '../../platform/database/database.ts'

/** Inserts the hash of a reset token. */
export async function insertResetToken(
  db: Database,
  token: Insertable<ResetTokenTable>,
): Promise<void> {
  await db.insertInto('reset_tokens').values(token).execute()
}

/** Returns whether there are any expired reset tokens. */
export async function hasExpiredResetTokens(db: Database, now: Date): Promise<boolean> {
  const expired = await db
    .selectFrom('reset_tokens')
    .select('id')
    .where('expires_at', '<=', now.toISOString())
    .limit(1)
    .executeTakeFirst()
  return expired !== undefined
}

/**
 * Deletes expired reset tokens and removes their links from the outbox. Must run in a transaction.
 */
export async function deleteExpiredResetTokens(db: Database, now: Date): Promise<void> {
  const deleted = await db
    .deleteFrom('reset_tokens')
    .where('expires_at', '<=', now.toISOString())
    .returning('email_id')
    .execute()
  await redactEmails(db, toIds(deleted))
}

/** Returns the customer with an unexpired reset token with this hash, or null. */
export async function findResetCustomer(
  db: Database,
  hash: string,
  now: Date,
): Promise<CustomerRow | null> {
  const customer = await db
    .selectFrom('reset_tokens')
    .innerJoin('customers', 'customers.id', 'reset_tokens.customer_id')
    .selectAll('customers')
    .where('reset_tokens.hash', '=', hash)
    .where('reset_tokens.expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return customer ?? null
}

/**
 * Deletes all of a customer's reset tokens and removes their links from the outbox. Must run in a
 * transaction.
 */
export async function deleteResetTokens(db: Database, customerId: number): Promise<void> {
  const deleted = await db
    .deleteFrom('reset_tokens')
    .where('customer_id', '=', customerId)
    .returning('email_id')
    .execute()
  await redactEmails(db, toIds(deleted))
}

function toIds(tokens: readonly { readonly email_id: number | null }[]): number[] {
  return tokens.flatMap(({ email_id: id }) => (id === null ? [] : [id]))
}
