import { listPictures } from '../../accounts/customers.store.ts'
import { openPictures } from '../../accounts/profile/open-pictures.ts'
import { openCatalogueFiles } from '../../catalog/open-catalogue-files.ts'
import type { Database } from '../../platform/database/database.ts'
import type { FileLocation } from '../../platform/files/file-place.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { hashStream } from '../../platform/files/hashed-files.ts'
import { forEachParallel } from '../../platform/workers/for-each-parallel.ts'
import { listNamedFiles } from '../import/remove-unused-files.ts'

/** The differences between the files that the database names and those that are stored. */
export interface FileFaults {
  /** The names of missing files, for messages to the operator. */
  readonly missing: readonly string[]
  /** The names of files whose content is another one; empty unless the content was read. */
  readonly damaged: readonly string[]
  /** The number of stored files that the database does not name. */
  readonly unnamed: number
}

const maxReads = 8

/**
 * Compares the files of products and customers with the database. Reads and hashes all of them with
 * `readsContent`. Rejects with the error of a store that cannot be read.
 */
export async function findFileFaults(
  db: Database,
  location: FileLocation,
  { readsContent = false } = {},
): Promise<FileFaults> {
  const faults = { missing: [] as string[], damaged: [] as string[], unnamed: 0 }
  const parts: (readonly [FileStore, ReadonlySet<string>])[] = [
    [openCatalogueFiles(location), await listNamedFiles(db)],
    [openPictures(location), new Set(await listPictures(db))],
  ]
  for (const [store, named] of parts) {
    const stored = new Set(await store.list())
    const missing = [...named].filter((key) => !stored.has(key))
    faults.missing.push(...missing.map((key) => store.describe(key)))
    faults.unnamed += [...stored].filter((key) => !named.has(key)).length
    if (!readsContent) continue
    const present = [...named].filter((key) => stored.has(key))
    await forEachParallel(present, maxReads, async (key) => {
      if (key.startsWith(`${await hashStream(store.read(key))}.`)) return
      faults.damaged.push(store.describe(key))
    })
  }
  return faults
}
