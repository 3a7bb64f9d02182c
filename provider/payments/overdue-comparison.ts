import { readSetting, writeSetting } from '../platform/database/stored-settings.store.ts'
import { transact } from '../platform/database/transact.ts'
import type { Dependencies } from '../dependencies.ts'
import { ProcessorUnavailableError } from './payment-processor.ts'
import { enqueueOverdueComparisonAlert } from './alerts/enqueue-comparison-alert.ts'
import { deliverNothing } from '../platform/mail/outbox.ts'

const maxAgeMs = 3 * 24 * 60 * 60 * 1000
/**
 * The setting with the time of the first failure, in a shop that has never completed a
 * reconciliation.
 */
const firstFailureName = 'payments-comparison-failed-at'
/** The setting with the start of the overdue period that the owner was last alerted to. */
const alertedName = 'payments-comparison-alerted'

/**
 * Alerts the owner, once, if the daily reconciliation has not completed for three days; `last` is
 * the time of the last one, or null. Call it whenever a reconciliation fails.
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
    // A time in the future indicates that the clock was wrong.
    const isOverdue = Math.abs(now.getTime() - Date.parse(since)) >= maxAgeMs
    if (!isOverdue || (await readSetting(db, alertedName)) === since) return deliverNothing
    await writeSetting(db, alertedName, since)
    // Other error messages may contain data that belongs only in the log.
    const problem = error instanceof ProcessorUnavailableError ? error.message : null
    return await enqueueOverdueComparisonAlert({ ...dependencies, db }, since, problem)
  })
  deliver()
}
