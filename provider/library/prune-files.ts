import { listPacks } from '../catalog/products.store.ts'
import type { Database } from '../platform/database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { getCoverKey } from '../catalog/covers/pack-covers.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { isSharedCatalogue } from '../catalog/open-catalogue-files.ts'

/**
 * Removes orphaned catalogue files and outdated covers of ZIPs. Keeps the files of a catalogue
 * outside the data folder, which other shops may share. Ignores files that cannot be removed: a
 * failure to free disk space must not prevent the shop from starting.
 */
export async function pruneFiles(
  dependencies: Dependencies,
  orphanedFiles: readonly string[],
): Promise<void> {
  const { db, options, files } = dependencies
  const isOwn = options.catalogueDir !== null && !isSharedCatalogue(options)
  const outdated = await listOutdatedCovers(db, files.packs)
  const results = await Promise.allSettled([
    ...(isOwn ? orphanedFiles : []).map((key) => files.catalogue.delete(key)),
    ...outdated.map((key) => files.packs.delete(key)),
  ])
  const removed = results.filter(({ status }) => status === 'fulfilled').length
  if (removed > 0) dependencies.log({ level: 'info', event: 'old-files-removed', files: removed })
}

/**
 * Removes the drafts of covers and profile pictures left by a killed process, and the ZIPs that
 * versions up to 0.2 stored. A process whose draft is removed while writing it writes it again.
 */
export async function removeRemains({ files, options }: Dependencies): Promise<void> {
  // No version stored ZIPs or drafts in a bucket, which may not respond.
  if (options.objectStore) return
  await Promise.allSettled([
    files.packs.deleteDrafts(),
    files.pictures.deleteDrafts(),
    deleteZips(files.packs),
  ])
}

async function deleteZips(packs: FileStore): Promise<void> {
  const zips = (await packs.list()).filter((key) => /^[0-9a-f]{64}\.zip$/.test(key))
  await Promise.allSettled(zips.map((key) => packs.delete(key)))
}

/**
 * Lists the keys of converted covers that no pack uses; the next download of a pack converts its
 * cover again.
 */
export async function listOutdatedCovers(db: Database, store: FileStore): Promise<string[]> {
  const packs = await listPacks(db)
  const current = new Set(
    packs.map(({ cover_sha256: sha256, cover_extension: extension }) =>
      getCoverKey({ sha256, extension }),
    ),
  )
  const keys = await store.list().catch(() => [])
  return keys.filter((key) => /^[0-9a-f]{64}\.\d+\.(png|jpg)$/.test(key) && !current.has(key))
}
