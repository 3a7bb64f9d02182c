import { readSetting, writeSetting } from '../platform/database/stored-settings.store.ts'
import { transact } from '../platform/database/transact.ts'
import type { Dependencies } from '../dependencies.ts'
import { ProcessorUnavailableError } from './payment-processor.ts'
import { enqueueOverdueComparisonAlert } from './alerts/enqueue-comparison-alert.ts'
import { deliverNothing } from '../platform/mail/outbox.ts'

const maxAgeMs = 3 * 24 * 60 * 60 * 1000
/** The stored time of the first failure in a shop that has never finished a comparison. */
const firstFailureName = 'payments-comparison-failed-at'
/** The stored time since which nothing is compared, of the last email about it. */
const alertedName = 'payments-comparison-alerted'

/**
 * Tells the owner, once, that the daily comparison has not been finished for three days; `last` is the
 * time of the last one, or null. Call it whenever a comparison fails.
 */
export async function alertIfOverdue(
  dependencies: Dependencies,
  last: Date | null,
  error: unknown,
): Promise<void> {
  const now = dependencies.clock()
  const deliver = await transact(dependencies.db, async (db) => {
    const firstFailure = await readSetting(db, firstFailureName)
    const since = last?.toISOString() ?? firstFailure ?? now.toISOString()
    if (last === null) await writeSetting(db, firstFailureName, since)
    // A comparison in the future was made while a clock was wrong.
    const isOverdue = Math.abs(now.getTime() - Date.parse(since)) >= maxAgeMs
    if (!isOverdue || (await readSetting(db, alertedName)) === since) return deliverNothing
    await writeSetting(db, alertedName, since)
    // Messages of other errors may quote what only the log should contain.
    const problem = error instanceof ProcessorUnavailableError ? error.message : null
    return await enqueueOverdueComparisonAlert({ ...dependencies, db }, since, problem)
  })
  deliver()
}
