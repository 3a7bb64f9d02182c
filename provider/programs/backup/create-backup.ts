import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { relative, resolve, sep } from 'node:path'
import { describeBucket } from '../../platform/files/file-place.ts'
import { ensureFolder } from '../../platform/files/ensure-folder.ts'
import { listDeletedCustomers } from '../../accounts/found-customers.store.ts'
import type { DatabaseLocation } from '../../platform/database/engine.ts'
import { openForReading, requireShop } from '../../platform/database/open-database.ts'
import { checkSqliteFile } from '../../platform/database/sqlite/copy.ts'
import { withoutTimeLimit } from '../../platform/database/time-limit.ts'
import { writeTo } from './backup-failure.ts'
import { copyDatabase } from './copy-database.ts'
import { copyNewFiles, summarizeFile } from './copy-files.ts'
import type { CopiedFiles } from './copy-files.ts'
import { locateParts, writeManifest } from './manifest.ts'
import type { FileSummary, Manifest, ShopPlaces } from './manifest.ts'

/** The files of a data folder that a backup contains in another form. */
const databaseFiles = /^overtone\.db/

/**
 * Writes a backup of a shop, which may be running, to a new folder, and verifies it. The folder
 * only appears once the backup is complete. Throws a one-sentence error on failure.
 */
export async function createBackup(shop: ShopPlaces, target: string): Promise<Manifest> {
  const folder = resolve(target)
  requireOutside(shop, folder)
  if (existsSync(folder)) {
    throw new Error(
      `The folder ${folder} already exists; name one that does not, such as its date.`,
    )
  }
  await requireShop(shop.location)
  const unfinished = `${folder}.unfinished`
  const removeUnfinished = async () => await rm(unfinished, { recursive: true, force: true })
  try {
    return await writeTo(folder, shop, async () => {
      await removeUnfinished()
      ensureFolder(unfinished)
      const manifest = await fillBackup(shop, unfinished)
      await rename(unfinished, folder)
      return manifest
    })
  } finally {
    // The next backup removes what cannot be removed now.
    await removeUnfinished().catch(() => {})
  }
}

async function fillBackup(shop: ShopPlaces, folder: string): Promise<Manifest> {
  const createdAt = new Date().toISOString()
  const parts = locateParts(folder)
  await mkdir(parts.data, { mode: 0o700 })
  const copied = { data: new Map(), catalogue: new Map() }
  // Copies files both before and after the database, so that every file it refers to is included.
  await copyFolders(shop, folder, copied)
  const { tables, deletedCustomers } = await copyOpenDatabase(shop.location, parts.data)
  await copyFolders(shop, folder, copied)
  checkSqliteFile(parts.database)
  const files = await checkFiles(folder, copied)
  const bucket = shop.objectStore ? describeBucket(shop.objectStore) : null
  const manifest: Manifest = { format: 1, createdAt, tables, deletedCustomers, bucket, files }
  await writeManifest(folder, manifest)
  return manifest
}

async function copyOpenDatabase(
  location: DatabaseLocation,
  folder: string,
): Promise<Pick<Manifest, 'tables' | 'deletedCustomers'>> {
  const db = await openForReading(location)
  if (db === null) {
    throw new Error(
      'The database is of an earlier version of the shop: make the backup with that version, or start this one first.',
    )
  }
  try {
    const tables = await withoutTimeLimit(() => copyDatabase({ db, location }, folder))
    return { tables, deletedCustomers: await listDeletedCustomers(db) }
  } finally {
    await db.destroy()
  }
}

interface CopiedFolders {
  readonly data: CopiedFiles
  readonly catalogue: CopiedFiles
}

async function copyFolders(
  { location, catalogueDir }: ShopPlaces,
  folder: string,
  copied: CopiedFolders,
): Promise<void> {
  const parts = locateParts(folder)
  const catalogue = `${relative(location.dataDir, catalogueDir).split(sep).join('/')}/`
  const isOther = (path: string) => databaseFiles.test(path) || path.startsWith(catalogue)
  await copyNewFiles({ from: location.dataDir, to: parts.data, isOther }, copied.data)
  await copyNewFiles({ from: catalogueDir, to: parts.catalogue }, copied.catalogue)
}

/** Rereads all files of the backup and returns their sizes and hashes. */
async function checkFiles(
  folder: string,
  copied: CopiedFolders,
): Promise<Record<string, FileSummary>> {
  const files: Record<string, FileSummary> = {}
  const expected = [
    ...[...copied.data].map(([path, file]) => [`data/${path}`, file] as const),
    ...[...copied.catalogue].map(([path, file]) => [`catalogue/${path}`, file] as const),
  ]
  for (const [path, { sha256 }] of expected) {
    files[path] = await requireFile(folder, path)
    if (files[path].sha256 !== sha256) {
      throw new Error(`The copy of ${path} differs from the original; the disk may be damaged.`)
    }
  }
  files['data/overtone.db'] = await requireFile(folder, 'data/overtone.db')
  return files
}

async function requireFile(folder: string, path: string): Promise<FileSummary> {
  const summary = await summarizeFile(resolve(folder, path))
  if (summary === null) throw new Error(`The copy of ${path} has disappeared.`)
  return summary
}

/** A backup inside the data folder would be lost with it, and copied by the next one. */
function requireOutside({ location, catalogueDir }: ShopPlaces, folder: string): void {
  for (const own of [resolve(location.dataDir), resolve(catalogueDir)]) {
    if (folder !== own && !folder.startsWith(own + sep)) continue
    throw new Error(`The backup must be outside of ${own}, best on another disk.`)
  }
}
