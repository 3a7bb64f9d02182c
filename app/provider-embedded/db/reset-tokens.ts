import type { Insertable } from 'kysely'
import type { ResetTokenTable } from './schema-accounts.ts'
import type { Database } from './schema.ts'

/** Inserts the hash of a reset token and deletes expired tokens. Must run in a transaction. */
export async function insertResetToken(
  db: Database,
  token: Insertable<ResetTokenTable>,
): Promise<void> {
  await db.deleteFrom('reset_tokens').where('expires_at', '<=', token.created_at).execute()
  await db.insertInto('reset_tokens').values(token).execute()
}

/**
 * Returns the id of the customer with this email address and an unexpired reset token with this
 * hash, or null.
 */
export async function findResetCustomerId(
  db: Database,
  hash: string,
  email: string,
  now: Date,
): Promise<number | null> {
  const customer = await db
    .selectFrom('reset_tokens')
    .innerJoin('customers', 'customers.id', 'reset_tokens.customer_id')
    .select('customers.id')
    .where('reset_tokens.hash', '=', hash)
    .where('reset_tokens.expires_at', '>', now.toISOString())
    .where('customers.email', '=', email)
    .executeTakeFirst()
  return customer?.id ?? null
}

/** Deletes all reset tokens of a customer. Must run in a transaction. */
export async function deleteResetTokens(db: Database, customerId: number): Promise<void> {
  await db.deleteFrom('reset_tokens').where('customer_id', '=', customerId).execute()
}
