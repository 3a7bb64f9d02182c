import { deleteCustomer, findDeletionBlockers } from './delete-customer.ts'
import type { Database } from '../platform/database/database.ts'
import { transactFor } from '../platform/database/transact.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { removeUnusedPicture } from './profile/remove-unused-picture.ts'

/**
 * Deletes an account and its picture. Returns the obligations that prevent it, if any; the account
 * is then unchanged.
 */
export async function closeAccount(
  db: Database,
  pictures: FileStore,
  id: number,
  now: Date,
): Promise<readonly string[]> {
  const { affairs, deleted } = await transactFor(db, id, async (inside) => {
    const open = await findDeletionBlockers(inside, id)
    return {
      affairs: open,
      deleted: open.length > 0 ? null : await deleteCustomer(inside, id, { now }),
    }
  })
  if (deleted !== null) await removeUnusedPicture(db, pictures, deleted)
  return affairs
}
