import { deleteExpiredLinks } from './accounts/email-address/delete-expired-links.ts'
import { hasExpiredVerifications } from './accounts/email-address/email-verifications.store.ts'
import { deleteExpiredRateLimits, hasExpiredRateLimits } from './platform/http/rate-limits.store.ts'
import { hasExpiredResetTokens } from './accounts/passwords/reset-tokens.store.ts'
import type { Dependencies } from './dependencies.ts'
import type { ScheduledTask } from './platform/tasks/scheduler.ts'

/**
 * Creates the task that deletes expired rate limits, reset tokens and verifications, including
 * their links in the outbox.
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
      await deleteExpiredLinks({ db, clock })
      if (!signal.aborted) await deleteExpiredRateLimits(db, clock())
    },
  }
}
