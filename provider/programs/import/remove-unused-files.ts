import type { ShopConfig } from '#shop/shop-config.ts'
import { listFilesInUse } from '../../catalog/catalogue-files.store.ts'
import { listOwnPacks } from '../../catalog/own-packs/own-packs.store.ts'
import type { Database } from '../../platform/database/database.ts'
import { listOutdatedCovers } from '../../library/prune-files.ts'
import { openPackFiles } from '../../library/open-shop-files.ts'
import type { FileLocation } from '../../platform/files/file-place.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { openImportFiles } from './import-files.ts'
import { isSharedCatalogue } from '../../catalog/open-catalogue-files.ts'
import { toKey } from '../../platform/files/hashed-files.ts'
import { parseImportRecord } from './manifest/import-record.ts'
import { listUnusedResults } from './sounds/list-unused-results.ts'

/** Open pages, other processes and killed imports may still need younger files. */
export const minUnusedAgeMs = 24 * 3_600_000

/** The shop of an import, and the locations of its files. */
export interface FileFolders extends FileLocation {
  readonly shop: ShopConfig
  readonly catalogueDir: string
}

/**
 * Removes catalogue files that no product and no buyer needs, obsolete measurements, outdated covers
 * of ZIPs and the drafts of killed imports, at least a day after they were written. Keeps the files of a
 * folder outside the data folder, which other shops may share, and ignores files that cannot be
 * removed.
 */
export async function removeUnusedFiles(
  db: Database,
  folders: FileFolders,
  now: number = Date.now(),
): Promise<void> {
  const before = new Date(now - minUnusedAgeMs)
  const packs = openPackFiles(folders)
  await deleteOld(packs, await listOutdatedCovers(db, packs), before)
  if (isSharedCatalogue(folders)) return
  const { catalogue, results } = openImportFiles(folders)
  const used = await listNamedFiles(db)
  const keys = await catalogue.list().catch(() => [])
  const unused = keys.filter((key) => /^[0-9a-f]{64}\./.test(key) && !used.has(key))
  await deleteOld(catalogue, unused, before)
  await deleteOld(results, await listUnusedResults(results, used), before)
}

/** Lists the catalogue files that products, buyers and exports need. */
export async function listNamedFiles(db: Database): Promise<ReadonlySet<string>> {
  return new Set([...(await listFilesInUse(db)), ...(await listOriginals(db))])
}

/** Deletes files and drafts written before a time. */
async function deleteOld(store: FileStore, keys: readonly string[], before: Date): Promise<void> {
  await store.deleteDrafts(before).catch(() => {})
  for (const key of keys) {
    const status = await store.stat(key).catch(() => null)
    if (status !== null && status.changedAt < before) await store.delete(key).catch(() => {})
  }
}

/** Lists the labels' original pictures, which exports contain. */
async function listOriginals(db: Database): Promise<string[]> {
  const packs = await listOwnPacks(db)
  return packs.flatMap(({ manifest }) => {
    const { cover, portrait } = parseImportRecord(manifest)
    return [cover, portrait].flatMap((picture) => (picture === null ? [] : [toKey(picture)]))
  })
}
