import type { Insertable, Selectable, Updateable } from 'kysely'
import type { PasskeyTable } from '../../platform/database/schema/accounts.ts'
import type { Database } from '../../platform/database/database.ts'

export type PasskeyRow = Selectable<PasskeyTable>

/** Returns a customer's passkeys, newest first. */
export async function listPasskeys(db: Database, customerId: number): Promise<PasskeyRow[]> {
  return await db
    .selectFrom('passkeys')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute()
}

/** Returns the passkey with this credential id, or null. */
export async function findPasskey(db: Database, credentialId: string): Promise<PasskeyRow | null> {
  const passkey = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return passkey ?? null
}

/** Inserts a passkey. Must run in a transaction. */
export async function insertPasskey(
  db: Database,
  passkey: Insertable<PasskeyTable>,
): Promise<PasskeyRow> {
  return await db.insertInto('passkeys').values(passkey).returningAll().executeTakeFirstOrThrow()
}

/**
 * Records a login with a passkey. Returns false if it was removed, or if another login has changed
 * its counter since `passkey` was read. Must run in a transaction.
 */
export async function recordPasskeyUse(
  db: Database,
  passkey: PasskeyRow,
  changes: Pick<Updateable<PasskeyTable>, 'counter' | 'backed_up' | 'last_used_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set(changes)
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a customer's passkey and returns it; null if the customer has no such passkey. */
export async function deletePasskey(
  db: Database,
  customerId: number,
  id: number,
): Promise<PasskeyRow | null> {
  const deleted = await db
    .deleteFrom('passkeys')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return deleted ?? null
}

/** Deletes a customer's passkeys except those in `retained`. Must run in a transaction. */
export async function deletePasskeysExcept(
  db: Database,
  customerId: number,
  retained: readonly Pick<PasskeyRow, 'id'>[],
): Promise<void> {
  let others = db.deleteFrom('passkeys').where('customer_id', '=', customerId)
  if (retained.length > 0) {
    const ids = retained.map(({ id }) => id)
    others = others.where('id', 'not in', ids)
  }
  await others.execute()
}
