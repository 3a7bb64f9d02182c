import { readSetting, writeSetting } from '../platform/database/stored-settings.store.ts'
import type { Database } from '../platform/database/database.ts'

const dayMs = 24 * 60 * 60 * 1000

const name = 'payments-compared-at'

/** Returns the time of the last complete reconciliation, or null. */
export async function findLastReconciliation(db: Database): Promise<Date | null> {
  const stored = await readSetting(db, name)
  return stored === null ? null : new Date(stored)
}

/** Stores the time of a complete reconciliation. */
export async function storeLastReconciliation(db: Database, time: Date): Promise<void> {
  await writeSetting(db, name, time.toISOString())
}

/**
 * Returns whether the daily reconciliation is due, also if the last one is in the future because
 * the clock was wrong.
 */
export function isReconciliationDue(last: Date | null, now: Date): boolean {
  return last === null || Math.abs(now.getTime() - last.getTime()) >= dayMs
}

/**
 * Makes the reconciliation of a restored database due immediately. Moves the last time back by a
 * day instead of removing it, because the reconciliation must start from there.
 */
export async function requireReconciliation(db: Database): Promise<void> {
  const last = await findLastReconciliation(db)
  if (last !== null) await storeLastReconciliation(db, new Date(last.getTime() - dayMs))
}
