import { randomUUID } from 'node:crypto'
import type { Database } from '../platform/database/database.ts'
import { readSetting, writeSetting } from '../platform/database/stored-settings.store.ts'

/** Returns the version of the last imported demo catalogue, or null. */
export async function findImportedVersion(db: Database): Promise<string | null> {
  return await readSetting(db, 'catalogue')
}

/** Stores the version of the demo catalogue. */
export async function writeImportedVersion(db: Database, version: string): Promise<void> {
  await writeSetting(db, 'catalogue', version)
}

/**
 * Changes the version of the imported packs, which invalidates cached pages. Must be called in
 * every transaction that changes these packs.
 */
export async function renewOwnVersion(db: Database): Promise<void> {
  await writeSetting(db, 'own-catalogue', randomUUID())
}

/** Returns the combined version of the demo and the imported packs; null if there are neither. */
export async function readCatalogueVersion(db: Database): Promise<string | null> {
  const demo = await readSetting(db, 'catalogue')
  const own = await readSetting(db, 'own-catalogue')
  return own === null ? demo : `${demo ?? 'none'} ${own}`
}
