import {
  deleteExpiredVerifications,
  hasExpiredVerifications,
} from './accounts/email-address/email-verifications.store.ts'
import { deleteExpiredRateLimits, hasExpiredRateLimits } from './platform/http/rate-limits.store.ts'
import {
  deleteExpiredResetTokens,
  hasExpiredResetTokens,
} from './accounts/passwords/reset-tokens.store.ts'
import { transact } from './platform/database/transact.ts'
import type { Dependencies } from './dependencies.ts'
import type { ScheduledTask } from './platform/tasks/scheduler.ts'

/**
 * Creates the task that deletes expired reset tokens and verifications, with their links, and expired
 * rate limits.
 */
export function createDeletionTask({ db, clock }: Dependencies): ScheduledTask {
  return {
    name: 'expired-rows',
    intervalMs: 60_000,
    hasWork: async () =>
      (await hasExpiredResetTokens(db, clock())) ||
      (await hasExpiredVerifications(db, clock())) ||
      (await hasExpiredRateLimits(db, clock())),
    run: async (signal) => {
      await transact(db, async (transaction) => {
        await deleteExpiredResetTokens(transaction, clock())
        await deleteExpiredVerifications(transaction, clock())
      })
      if (!signal.aborted) await deleteExpiredRateLimits(db, clock())
    },
  }
}
