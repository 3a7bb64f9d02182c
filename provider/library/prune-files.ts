import { listPacks } from '../catalog/products.store.ts'
import { listPurchasedFiles } from './purchased-files.store.ts'
import type { Database } from '../platform/database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { getPackSeller } from '../owner/seller.ts'
import type { OwnerOptions } from '../owner/seller.ts'
import { hashPackContents } from './pack-zips.ts'
import { getCoverKey } from '../catalog/covers/pack-covers.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { isSharedCatalogue } from '../catalog/open-catalogue-files.ts'

/**
 * Removes orphaned catalogue files, outdated pack ZIPs and their covers. Keeps the files of a
 * catalogue outside the data folder, which other shops may share. Ignores files that cannot be
 * removed: a failure to free disk space must not prevent the shop from starting.
 */
export async function pruneFiles(
  dependencies: Dependencies,
  orphanedFiles: readonly string[],
): Promise<void> {
  const { db, options, files } = dependencies
  const { dataDir, catalogueDir } = options
  const isOwn = catalogueDir !== null && !isSharedCatalogue(dataDir, catalogueDir)
  const outdated = await listOutdatedPackFiles(db, files.packs, options)
  const results = await Promise.allSettled([
    ...(isOwn ? orphanedFiles : []).map((key) => files.catalogue.delete(key)),
    ...outdated.map((key) => files.packs.delete(key)),
  ])
  const removed = results.filter(({ status }) => status === 'fulfilled').length
  if (removed > 0) dependencies.log({ level: 'info', event: 'old-files-removed', files: removed })
}

/**
 * Removes the drafts of pack ZIPs and profile pictures left by a killed process. A process whose
 * draft is removed while writing it writes it again.
 */
export async function removeDrafts({ files }: Dependencies): Promise<void> {
  await Promise.allSettled([files.packs.deleteDrafts(), files.pictures.deleteDrafts()])
}

/**
 * Lists the keys of ZIPs with outdated contents and of covers that no pack uses; the next download
 * of a pack creates them again.
 */
export async function listOutdatedPackFiles(
  db: Database,
  store: FileStore,
  options: OwnerOptions,
): Promise<string[]> {
  const packs = await listPacks(db)
  const files = await listPurchasedFiles(db, packs, getPackSeller(options))
  const current = new Set(
    files.flatMap((file) => {
      if (file.kind === 'wav') return []
      const { contents } = file
      const covers = contents.cover === null ? [] : [getCoverKey(contents.cover)]
      return [`${hashPackContents(contents)}.zip`, ...covers]
    }),
  )
  const keys = await store.list().catch(() => [])
  return keys.filter((key) => /^[0-9a-f]{64}\.(zip|\d+\.(png|jpg))$/.test(key) && !current.has(key))
}
