import { readSetting, writeSetting } from '../platform/database/stored-settings.store.ts'
import type { Database } from '../platform/database/database.ts'

const name = 'backed-up-at'

/** Returns the start time of the last complete backup, or null. */
export async function readLastBackup(db: Database): Promise<Date | null> {
  const stored = await readSetting(db, name)
  return stored === null ? null : new Date(stored)
}

/** Stores the start time of a backup that is now complete. */
export async function storeLastBackup(db: Database, time: Date): Promise<void> {
  await writeSetting(db, name, time.toISOString())
}
