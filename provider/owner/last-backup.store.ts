import { readSetting, writeSetting } from '../platform/database/stored-settings.store.ts'
import type { Database } from '../platform/database/database.ts'

/** The name of the stored time. */
const name = 'backed-up-at'

/** Returns when the last backup that is complete was begun; null for never. */
export async function readLastBackup(db: Database): Promise<Date | null> {
  const stored = await readSetting(db, name)
  return stored === null ? null : new Date(stored)
}

/** Stores when a backup was begun, once it is complete. */
export async function storeLastBackup(db: Database, time: Date): Promise<void> {
  await writeSetting(db, name, time.toISOString())
}
