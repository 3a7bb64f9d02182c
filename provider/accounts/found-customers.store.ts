import { sql } from 'kysely'
import type { CustomerRow, Database } from '../platform/database/database.ts'

/**
 * Returns the newest customers, or those whose name or email address contains a text, and their
 * total number.
 */
export async function findCustomers(
  db: Database,
  text: string | null,
  limit: number,
): Promise<{ customers: CustomerRow[]; total: number }> {
  let matching = db.selectFrom('customers')
  if (text !== null) {
    const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    const words = sql`lower(email || ' ' || first_name || ' ' || last_name || ' ' || coalesce(username, ''))`
    matching = matching.where(sql<boolean>`${words} like ${pattern} escape '\\'`)
  }
  const { total } = await matching
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const customers = await matching.selectAll().orderBy('id', 'desc').limit(limit).execute()
  return { customers, total: Number(total) }
}

/** Returns the customer with this id, even if blocked or deleted, or null. */
export async function findCustomerById(db: Database, id: number): Promise<CustomerRow | null> {
  const query = db.selectFrom('customers').selectAll().where('id', '=', id)
  return (await query.executeTakeFirst()) ?? null
}

/**
 * A deleted account; the creation time distinguishes it from an account of another shop with the
 * same id.
 */
export interface DeletedCustomer {
  readonly id: number
  readonly createdAt: string
  readonly deletedAt: string
}

/** Lists all deleted accounts. */
export async function listDeletedCustomers(db: Database): Promise<DeletedCustomer[]> {
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'created_at as createdAt', 'deleted_at as deletedAt'])
    .where('deleted_at', 'is not', null)
    .orderBy('id')
    .$narrowType<{ deletedAt: string }>()
    .execute()
  return rows
}
