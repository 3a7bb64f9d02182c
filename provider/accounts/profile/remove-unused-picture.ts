import { isPictureInUse } from '../customers.store.ts'
import type { CustomerRow, Database } from '../../platform/database/database.ts'
import { lock, transact } from '../../platform/database/transact.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { toKey } from '../../platform/files/hashed-files.ts'

/**
 * Deletes the file of a customer's previous picture unless a customer still uses it. Runs in a
 * transaction, because another customer may be storing the same picture.
 */
export async function removeUnusedPicture(
  db: Database,
  pictures: FileStore,
  { image_sha256: sha256 }: Pick<CustomerRow, 'image_sha256'>,
): Promise<void> {
  if (sha256 === null) return
  await transact(db, async (transaction) => {
    await lock(transaction, 'pictures')
    if (await isPictureInUse(transaction, sha256)) return
    await pictures.delete(toKey({ sha256, extension: 'webp' }))
  })
}
