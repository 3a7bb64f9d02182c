import { findCustomerById } from './found-customers.store.ts'
import type { DeletedCustomer } from './found-customers.store.ts'
import type { Database } from '../platform/database/database.ts'
import { transactFor } from '../platform/database/transact.ts'
import { deleteCustomer } from './delete-customer.ts'

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
      const customer = await findCustomerById(transaction, id)
      if (customer?.created_at !== createdAt || customer.deleted_at !== null) return
      await deleteCustomer(transaction, id, { now, deletedAt })
      count += 1
    })
  }
  return count
}
