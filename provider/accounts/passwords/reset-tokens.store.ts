import type { Insertable } from 'kysely'
import type { ResetTokenTable } from '../../platform/database/schema/accounts.ts'
import type { CustomerRow, Database } from '../../platform/database/database.ts'

/** Inserts the hash of a reset token. */
export async function insertResetToken(
  db: Database,
  token: Insertable<ResetTokenTable>,
): Promise<void> {
  await db.insertInto('reset_tokens').values(token).execute()
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
