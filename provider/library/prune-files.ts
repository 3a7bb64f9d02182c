import { readdir, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { listPacks } from '../catalog/products.store.ts'
import { listPurchasedFiles } from './purchased-files.store.ts'
import type { Database } from '../platform/database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { getPackSeller } from '../owner/seller.ts'
import type { OwnerOptions } from '../owner/seller.ts'
import { hashPackContents } from '../catalog/pack-contents.rules.ts'
import { getCoverFileName } from '../catalog/covers/pack-covers.ts'
import { draftPattern } from '../platform/files/folder/write-atomically.ts'

/**
 * Removes the orphaned files of the catalogue, outdated pack ZIPs and their covers. Keeps the files
 * of a catalogue outside the data folder, because other shops may use it. Ignores files that cannot
 * be removed: a failure to free disk space must not prevent the shop from starting.
 */
export async function pruneFiles(
  dependencies: Dependencies,
  orphanedFiles: readonly string[],
): Promise<void> {
  const { dataDir, catalogueDir } = dependencies.options
  const isInDataDir = catalogueDir !== null && !relative(dataDir, catalogueDir).startsWith('..')
  const files = isInDataDir ? orphanedFiles.map((name) => join(catalogueDir, 'files', name)) : []
  const outdated = await listOutdatedPackFiles(dependencies.db, dependencies.options)
  const results = await Promise.allSettled([...files, ...outdated].map((path) => rm(path)))
  const removed = results.filter(({ status }) => status === 'fulfilled').length
  if (removed > 0) dependencies.log({ level: 'info', event: 'old-files-removed', files: removed })
}

/**
 * Removes the drafts of pack ZIPs and profile pictures that a killed process left. A draft that
 * another process is writing is removed too; that process then writes it again.
 */
export async function removeDrafts({ options }: Dependencies): Promise<void> {
  for (const folder of ['packs', 'files'].map((name) => join(options.dataDir, name))) {
    const names = await readdir(folder).catch(() => [])
    const drafts = names.filter((name) => draftPattern.test(name))
    await Promise.allSettled(drafts.map((name) => rm(join(folder, name), { force: true })))
  }
}

/**
 * Lists the paths of the ZIPs with outdated contents and the covers that no pack has; they are created again when
 * the pack is next downloaded.
 */
export async function listOutdatedPackFiles(
  db: Database,
  options: OwnerOptions & { readonly dataDir: string },
): Promise<string[]> {
  const folder = join(options.dataDir, 'packs')
  const packs = await listPacks(db)
  const files = await listPurchasedFiles(db, packs, getPackSeller(options))
  const current = new Set(
    files.flatMap((file) => {
      if (file.kind === 'wav') return []
      const { contents } = file
      const covers = contents.cover === null ? [] : [getCoverFileName(contents.cover)]
      return [`${hashPackContents(contents)}.zip`, ...covers]
    }),
  )
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => /^[0-9a-f]{64}\.(zip|\d+\.(png|jpg))$/.test(name) && !current.has(name))
    .map((name) => join(folder, name))
}
