import { listPictures } from '../../accounts/customers.store.ts'
import { openPictures } from '../../accounts/profile/open-pictures.ts'
import { isSharedCatalogue, openCatalogueFiles } from '../../catalog/open-catalogue-files.ts'
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
  /** The number of stored files that the database does not name, without folders that shops share. */
  readonly unnamed: number
}

/** The files of one kind. */
interface StoredPart {
  readonly store: FileStore
  readonly named: ReadonlySet<string>
  /** True if other shops may have files in the same folder. */
  readonly isShared: boolean
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
  const faults = { missing: [] as string[], damaged: [] as string[] }
  const parts: readonly StoredPart[] = [
    { store: openPictures(location), named: new Set(await listPictures(db)), isShared: false },
    {
      store: openCatalogueFiles(location),
      named: await listNamedFiles(db),
      isShared: isSharedCatalogue(location),
    },
  ]
  // Pictures may be in the folder of the catalogue.
  const allNamed = new Set(parts.flatMap(({ named }) => [...named]))
  const unnamed = new Set<string>()
  for (const { store, named, isShared } of parts) {
    const stored = new Set(await store.list())
    const missing = [...named].filter((key) => !stored.has(key))
    faults.missing.push(...missing.map((key) => store.describe(key)))
    const others = isShared ? [] : [...stored].filter((key) => !allNamed.has(key))
    for (const key of others) unnamed.add(store.describe(key))
    if (!readsContent) continue
    const present = [...named].filter((key) => stored.has(key))
    await forEachParallel(present, maxReads, async (key) => {
      if (key.startsWith(`${await hashStream(store.read(key))}.`)) return
      faults.damaged.push(store.describe(key))
    })
  }
  return { ...faults, unnamed: unnamed.size }
}
