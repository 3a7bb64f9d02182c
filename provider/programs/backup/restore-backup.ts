import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { repeatDeletions } from '../../accounts/repeat-deletions.ts'
import type { DeletedCustomer } from '../../accounts/found-customers.store.ts'
import type { DatabaseLocation } from '../../platform/database/engine.ts'
import { openDatabase, openForReading } from '../../platform/database/open-database.ts'
import { requireReconciliation } from '../../payments/last-reconciliation.store.ts'
import { checkSqliteFile } from '../../platform/database/sqlite/copy.ts'
import { withoutTimeLimit } from '../../platform/database/time-limit.ts'
import { restoreFolder } from '../../platform/database/unfinished-moves.store.ts'
import { isEmptyTarget, moveShop } from '../move/move-shop.ts'
import { readFrom } from './backup-failure.ts'
import { summarizeTables } from './copy-database.ts'
import { copyFile, summarizeFile } from './copy-files.ts'
import { locateParts, manifestName, readManifest } from './manifest.ts'
import type { Manifest, ShopPlaces } from './manifest.ts'

export interface RestoreResult {
  readonly manifest: Manifest
  /** The number of accounts deleted again. */
  readonly deletedAgain: number
}

/** A file of a backup and its destination. */
interface RestoredFile {
  readonly from: string
  readonly to: string
  readonly sha256: string
}

/**
 * Restores a backup to a data folder and a database without a shop, using the configured engine,
 * and verifies and migrates the result. When the shop starts, it reconciles its payments with the
 * processor. Overwrites nothing; can be repeated after an interruption. Throws a one-sentence error
 * on failure.
 */
export async function restoreBackup(shop: ShopPlaces, backup: string): Promise<RestoreResult> {
  const folder = resolve(backup)
  const { manifest, all, isCurrent } = await readFrom(folder, () => checkBackup(shop, folder))
  const files = all.filter(({ from }) => from !== locateParts(folder).database)
  await requireNoShop(shop.location)
  await requireNothingToOverwrite(files)
  for (const { from, to } of files) if (!existsSync(to)) await copyFile(from, to)
  const draft = join(shop.location.dataDir, restoreFolder)
  await prepareDraft(folder, draft)
  if (shop.location.databaseUrl) await restoreToServer(draft, shop.location)
  else await rename(join(draft, 'overtone.db'), join(shop.location.dataDir, 'overtone.db'))
  await rm(draft, { recursive: true, force: true })
  await requireIntact(files.map((file) => ({ ...file, from: file.to })))
  // A migration changes tables; a move to a server compares what it migrates.
  if (isCurrent) await checkTables(shop.location, manifest)
  await prepareReconciliation(shop.location)
  return { manifest, deletedAgain: await deleteAgain(shop.location, folder) }
}

/** Repeats the account deletions recorded by all backups in the same folder. */
async function deleteAgain(location: DatabaseLocation, backup: string): Promise<number> {
  const deleted = await listDeletions(dirname(backup))
  if (deleted.length === 0) return 0
  const db = await openDatabase(location)
  try {
    return await repeatDeletions(db, deleted, new Date())
  } finally {
    await db.destroy()
  }
}

async function listDeletions(folder: string): Promise<DeletedCustomer[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const lists = entries
    .filter((entry) => entry.isDirectory())
    // Other folders may not be readable backups.
    .map(({ name }) => readManifest(join(folder, name)).catch(() => null))
  return (await Promise.all(lists)).flatMap((manifest) => manifest?.deletedCustomers ?? [])
}

/** Verifies a whole backup and returns its contents; throws if it is damaged. */
async function checkBackup(shop: ShopPlaces, folder: string) {
  const manifest = await readManifest(folder)
  const all = listRestoredFiles(shop, folder, manifest)
  await requireIntact(all)
  const parts = locateParts(folder)
  checkSqliteFile(parts.database)
  // Throws if this version cannot use the database.
  const database = await openForReading({ dataDir: parts.data }).catch((error: unknown) => {
    // Keeps only the cause, because the caller adds the backup's folder.
    throw error instanceof Error ? (error.cause ?? error) : error
  })
  await database?.destroy()
  return { manifest, all, isCurrent: database !== null }
}

function listRestoredFiles(
  { location, catalogueDir }: ShopPlaces,
  folder: string,
  manifest: Manifest,
): RestoredFile[] {
  return Object.entries(manifest.files).map(([path, { sha256 }]) => {
    const [part, ...rest] = path.split('/')
    if (rest.some((name) => name === '..' || name === '')) {
      throw new Error(`The backup is damaged: it has a file ${path}.`)
    }
    const target = part === 'catalogue' ? catalogueDir : location.dataDir
    return { from: join(folder, path), to: join(target, ...rest), sha256 }
  })
}

async function requireIntact(files: readonly RestoredFile[]): Promise<void> {
  for (const { from, sha256 } of files) {
    const found = await summarizeFile(from)
    if (found === null) throw new Error(`The backup is not complete: ${from} is missing.`)
    if (found.sha256 !== sha256) throw new Error(`The backup is damaged: ${from} was changed.`)
  }
}

async function requireNoShop(location: DatabaseLocation): Promise<void> {
  const { dataDir, databaseUrl } = location
  if (existsSync(join(dataDir, 'overtone.db'))) {
    throw new Error(
      `The data folder ${dataDir} already has a database; restore to an empty one, and nothing is overwritten.`,
    )
  }
  if (databaseUrl && !(await isEmptyTarget(location))) {
    throw new Error('The database in DATABASE_URL already has data; restore to an empty one.')
  }
}

async function requireNothingToOverwrite(files: readonly RestoredFile[]): Promise<void> {
  for (const { to, sha256 } of files) {
    const found = await summarizeFile(to)
    if (found === null || found.sha256 === sha256) continue
    throw new Error(`There is already another file ${to}; restore to an empty folder.`)
  }
}

/**
 * Copies the database to the draft. Keeps a draft of the same backup, left by an interrupted move
 * to the database server, and replaces any other.
 */
async function prepareDraft(backup: string, draft: string): Promise<void> {
  const path = join(draft, 'overtone.db')
  if (existsSync(path) && (await hasSameManifest(backup, draft))) return
  await rm(draft, { recursive: true, force: true })
  await copyFile(join(backup, manifestName), join(draft, manifestName))
  await copyFile(locateParts(backup).database, path)
}

async function hasSameManifest(...folders: readonly string[]): Promise<boolean> {
  const [one, other] = await Promise.all(
    folders.map((folder) => summarizeFile(join(folder, manifestName))),
  )
  return one?.sha256 === other?.sha256
}

async function restoreToServer(draft: string, to: DatabaseLocation): Promise<void> {
  await moveShop({ from: { dataDir: draft }, to, print: () => {} })
}

/** Verifies the restored rows of a backup of this version. */
async function checkTables(location: DatabaseLocation, manifest: Manifest): Promise<void> {
  const db = await openDatabase(location)
  try {
    const tables = await withoutTimeLimit(() => summarizeTables(db))
    for (const [name, { rows, checksum }] of Object.entries(manifest.tables)) {
      const found = tables[name]
      if (found?.rows === rows && found.checksum === checksum) continue
      throw new Error(`The table ${name} differs from that of the backup; restore it again.`)
    }
  } finally {
    await db.destroy()
  }
}

/** Also migrates the backup of an earlier version, so that its numbers can be read. */
async function prepareReconciliation(location: DatabaseLocation): Promise<void> {
  const db = await openDatabase(location)
  try {
    await requireReconciliation(db)
  } finally {
    await db.destroy()
  }
}
