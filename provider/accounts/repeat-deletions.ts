import type { Database } from '../platform/database/database.ts'
import { transactFor } from '../platform/database/transact.ts'
import { deleteCustomer } from './delete-customer.ts'

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
    .select(['id', 'created_at', 'deleted_at'])
    .where('deleted_at', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id, created_at: createdAt, deleted_at: deletedAt }) => ({
    id,
    createdAt,
    deletedAt: deletedAt ?? '',
  }))
}

/**
 * Deletes the accounts in a restored backup that were deleted after it was made, and returns their
 * number. Skips the check for obligations, which passed before the original deletion.
 */
export async function repeatDeletions(
  db: Database,
  deleted: readonly DeletedCustomer[],
  now: Date,
): Promise<number> {
  let count = 0
  for (const { id, createdAt, deletedAt } of deleted) {
    await transactFor(db, id, async (transaction) => {
      const customer = await transaction
        .selectFrom('customers')
        .select('id')
        .where('id', '=', id)
        .where('created_at', '=', createdAt)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      if (customer === undefined) return
      await deleteCustomer(transaction, id, { now, deletedAt })
      count += 1
    })
  }
  return count
}
