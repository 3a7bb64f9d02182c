import { readSetting, writeSetting } from '../platform/database/stored-settings.store.ts'
import type { Database } from '../platform/database/database.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The name of the stored time. */
const name = 'payments-compared-at'

/** Returns when all payments were last compared with the processor; null for never. */
export async function findLastReconciliation(db: Database): Promise<Date | null> {
  const stored = await readSetting(db, name)
  return stored === null ? null : new Date(stored)
}

/** Stores when all payments were compared with the processor. */
export async function storeLastReconciliation(db: Database, time: Date): Promise<void> {
  await writeSetting(db, name, time.toISOString())
}

/** Returns whether the daily comparison is due; one in the future was made while a clock was wrong. */
export function isReconciliationDue(last: Date | null, now: Date): boolean {
  return last === null || Math.abs(now.getTime() - last.getTime()) >= dayMs
}

/**
 * Makes the comparison of a restored database due at once. The time of the last one is set back by a
 * day and not removed, because the comparison has to begin there.
 */
export async function requireReconciliation(db: Database): Promise<void> {
  const last = await findLastReconciliation(db)
  if (last !== null) await storeLastReconciliation(db, new Date(last.getTime() - dayMs))
}
