import { deleteExpiredLinks, hasExpiredLinks } from './accounts/emailed-links.store.ts'
import { deleteExpiredRateLimits, hasExpiredRateLimits } from './platform/http/rate-limits.store.ts'
import type { Dependencies } from './dependencies.ts'
import { transact } from './platform/database/transact.ts'
import type { ScheduledTask } from './platform/tasks/scheduler.ts'

/**
 * Creates the task that deletes expired rate limits, reset tokens and verifications, including
 * their links in the outbox.
 */
export function createExpiryTask({ db, clock }: Dependencies): ScheduledTask {
  return {
    name: 'expired-rows',
    intervalMs: 60_000,
    hasWork: async () =>
      (await hasExpiredLinks(db, clock())) || (await hasExpiredRateLimits(db, clock())),
    run: async (signal) => {
      await expireLinks({ db, clock })
      if (!signal.aborted) await deleteExpiredRateLimits(db, clock())
    },
  }
}

/** Deletes expired reset tokens and verifications, and removes their links from the outbox. */
export async function expireLinks({
  db,
  clock,
}: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  await transact(db, (transaction) => deleteExpiredLinks(transaction, clock()))
}
