import type { FileRef } from '../../catalog/catalogue.ts'
import type { Database } from '../../platform/database/database.ts'
import type { FileStatus, FileStore } from '../../platform/files/file-store.ts'
import { toKey } from '../../platform/files/hashed-files.ts'
import { forEachParallel } from '../../platform/workers/for-each-parallel.ts'
import { PackRefusedError } from './pack-refused-error.ts'
import { listNamedFiles, minUnusedAgeMs } from './remove-unused-files.ts'

/** The number of files looked up at once. */
const maxFileChecks = 16
/** The time for looking up all files of a pack until the pack is stored. */
const marginMs = 3_600_000

/** Throws a `PackRefusedError` unless all files exist; returns the status of each. */
export async function requireFiles(
  files: readonly FileRef[],
  catalogue: FileStore,
): Promise<Map<FileRef, FileStatus>> {
  const found = new Map<FileRef, FileStatus>()
  await forEachParallel(files, maxFileChecks, async (file) => {
    const status = await catalogue.stat(toKey(file))
    if (status?.bytes !== file.bytes) {
      const path = catalogue.describe(toKey(file))
      throw new PackRefusedError(
        `its file ${path} was deleted meanwhile; run the same command again`,
      )
    }
    found.set(file, status)
  })
  return found
}

/**
 * Verifies that all files exist. Returns those that another import could remove as unused in the
 * next hour, which must be looked up again once the pack excludes that.
 */
export async function requireStoredFiles(
  db: Database,
  files: readonly FileRef[],
  catalogue: FileStore,
): Promise<FileRef[]> {
  const used = await listNamedFiles(db)
  const removableBefore = Date.now() - minUnusedAgeMs + marginMs
  return [...(await requireFiles(files, catalogue))].flatMap(([file, { changedAt }]) =>
    changedAt.getTime() < removableBefore && !used.has(toKey(file)) ? [file] : [],
  )
}
