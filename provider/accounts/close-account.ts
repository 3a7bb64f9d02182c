import { deleteCustomer, findOpenAffairs } from './delete-customer.ts'
import { exportCustomer } from './export-customer.ts'
import type { CustomerExport } from './export-customer.ts'
import { insertOwnerAction } from '../owner/owner-actions.store.ts'
import type { Database } from '../platform/database/database.ts'
import { transact, transactFor } from '../platform/database/transact.ts'
import { removeUnusedPicture } from './profile/remove-unused-picture.ts'

/**
 * Deletes an account and its picture. Returns what must be settled before; the account then stays as
 * it is.
 */
export async function closeAccount(
  db: Database,
  dataDir: string,
  id: number,
  now: Date,
): Promise<readonly string[]> {
  const { affairs, deleted } = await transactFor(db, id, async (inside) => {
    const open = await findOpenAffairs(inside, id)
    return {
      affairs: open,
      deleted: open.length > 0 ? null : await deleteCustomer(inside, id, { now }),
    }
  })
  if (deleted !== null) await removeUnusedPicture(db, dataDir, deleted)
  return affairs
}

/**
 * Passes everything that the shop stores about a customer to `write` and records the export, which is
 * not recorded if `write` rejects.
 */
export async function exportForOwner(
  db: Database,
  id: number,
  now: Date,
  write: (exported: CustomerExport) => Promise<void>,
): Promise<void> {
  await transact(db, async (inside) => {
    await insertOwnerAction(inside, { event: 'customer-exported', customerId: id, now })
    await write(await exportCustomer(inside, id, now))
  })
}
