import type { Insertable, Updateable } from 'kysely'
import type { CustomerTable } from '../platform/database/schema/accounts.ts'
import type { CustomerRow, Database } from '../platform/database/database.ts'

/**
 * Returns the customer with this email address; null if there is none or the account is disabled.
 */
export async function findCustomerByEmail(
  db: Database,
  email: string,
): Promise<CustomerRow | null> {
  const customer = await db
    .selectFrom('customers')
    .selectAll()
    .where('email', '=', email)
    .where('status', '=', 1)
    .executeTakeFirst()
  return customer ?? null
}

/** Returns the customer with this id; null if there is none or the account is disabled. */
export async function findActiveCustomer(db: Database, id: number): Promise<CustomerRow | null> {
  const customer = await db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 1)
    .executeTakeFirst()
  return customer ?? null
}

/** Returns the customer with this id; rejects if it is unknown. */
export async function getCustomer(db: Database, id: number): Promise<CustomerRow> {
  return await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/**
 * Returns whether the customer's password is still that of the row passed. Must run in the
 * transaction that depends on it.
 */
export async function hasPassword(
  db: Database,
  { id, password_hash: hash }: CustomerRow,
): Promise<boolean> {
  const current = await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', hash)
    .executeTakeFirst()
  return current !== undefined
}

/** Returns whether an account other than `exceptId` has this email address. */
export async function isEmailTaken(db: Database, email: string, exceptId = -1): Promise<boolean> {
  const other = await db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return other !== undefined
}

/** Returns whether any customer uses the picture with this hash. */
export async function isPictureInUse(db: Database, sha256: string): Promise<boolean> {
  const users = db.selectFrom('customers').select('id').where('image_sha256', '=', sha256)
  return (await users.executeTakeFirst()) !== undefined
}

/** Lists the file names of the pictures that customers use. */
export async function listPictures(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('customers')
    .select('image_sha256')
    .where('image_sha256', 'is not', null)
    .distinct()
    .execute()
  return rows.map(({ image_sha256: sha256 }) => `${sha256}.webp`)
}

/** Inserts a customer and returns the row. Must run in a transaction. */
export async function insertCustomer(
  db: Database,
  customer: Insertable<CustomerTable>,
): Promise<CustomerRow> {
  return await db.insertInto('customers').values(customer).returningAll().executeTakeFirstOrThrow()
}

/** Updates a customer and returns the new row. Must run in a transaction. */
export async function updateCustomer(
  db: Database,
  id: number,
  changes: Updateable<CustomerTable>,
): Promise<CustomerRow> {
  return await db
    .updateTable('customers')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
