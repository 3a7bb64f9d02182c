import type { DatabaseLocation } from '../../platform/database/engine.ts'
import { requireShop } from '../../platform/database/open-database.ts'
import { withoutTimeLimit } from '../../platform/database/time-limit.ts'
import { describeBucket } from '../../platform/files/file-place.ts'
import type { FileLocation, ObjectStore } from '../../platform/files/file-place.ts'
import { moveFiles } from '../files/move-files.ts'
import type { MovedFiles } from '../files/move-files.ts'
import { withDatabase } from './moved-database.ts'
import { UsageError } from './places.ts'
import { withRegisteredMove } from './registration.ts'

/**
 * Copies all files of a shop from its folders to its bucket or back. The shop cannot start
 * meanwhile, because files that it adds or deletes could be missed. Throws a one-line error on
 * failure.
 */
export async function moveShopFiles(
  shop: DatabaseLocation & FileLocation,
  target: 'bucket' | 'folder',
  signal: AbortSignal,
): Promise<MovedFiles> {
  const { dataDir, catalogueDir, objectStore } = shop
  if (!objectStore) throw new UsageError('Set S3_BUCKET and the access key of the bucket.')
  const folders = { dataDir, catalogueDir }
  const bucket = { ...folders, objectStore }
  const [from, to] = target === 'bucket' ? [folders, bucket] : [bucket, folders]
  await requireShop(shop)
  return await withDatabase(shop, 'source', async (database) => {
    const copyFiles = async (lost: AbortSignal) => {
      const stop = AbortSignal.any([signal, lost])
      return await moveFiles(from, to, stop).catch((cause: unknown) => {
        stop.throwIfAborted()
        throw explainFailure(objectStore, cause)
      })
    }
    return await withoutTimeLimit(() => withRegisteredMove(database, copyFiles))
  })
}

function explainFailure(store: ObjectStore, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new Error(
    `The files cannot be moved (${describeBucket(store)}): ${reason}. The same command continues the move.`,
    { cause },
  )
}
