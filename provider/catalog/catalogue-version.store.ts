import { randomUUID } from 'node:crypto'
import type { Database } from '../platform/database/database.ts'
import { readSetting, writeSetting } from '../platform/database/stored-settings.store.ts'

/** Returns the version of the demo catalogue that was imported last; null if none was. */
export async function findImportedVersion(db: Database): Promise<string | null> {
  return await readSetting(db, 'catalogue')
}

/** Stores the version of the demo catalogue. */
export async function writeImportedVersion(db: Database, version: string): Promise<void> {
  await writeSetting(db, 'catalogue', version)
}

/** Must be called in each transaction that changes own packs: shops then forget their cached pages. */
export async function renewOwnVersion(db: Database): Promise<void> {
  await writeSetting(db, 'own-catalogue', randomUUID())
}

/** Returns the version of the demo and the own packs together; null if there are none of both. */
export async function readCatalogueVersion(db: Database): Promise<string | null> {
  const demo = await readSetting(db, 'catalogue')
  const own = await readSetting(db, 'own-catalogue')
  return own === null ? demo : `${demo ?? 'none'} ${own}`
}
