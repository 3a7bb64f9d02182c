import { hasDueAlertPosts } from '../db/alert-posts.ts'
import { listOpenConditions } from '../db/conditions.ts'
import type { Dependencies } from '../dependencies.ts'
import type { ScheduledTask } from '../tasks/scheduler.ts'
import type { AlertSender } from './alert-sender.ts'
import type { Condition } from './conditions.ts'
import { reportCondition, resolveCondition, tellDueConditions } from './report-condition.ts'
import { shopWatches } from './watch-shop.ts'

const intervalMs = 5 * 60_000

/**
 * Creates the task that looks for what neither a request nor an email meets, tells the owner again of
 * what lasts, and posts what the owner's webhook has not accepted.
 */
export function createAlertTask(
  dependencies: Dependencies,
  sender: AlertSender | null,
): ScheduledTask {
  const { db, clock } = dependencies
  let found: (Condition | null)[] = []
  return {
    name: 'owner-alerts',
    intervalMs,
    hasWork: async () => {
      found = await Promise.all(shopWatches.map(({ look }) => look(dependencies)))
      const hasNews = found.some((condition) => condition !== null)
      const isTold = (await listOpenConditions(db)).length > 0
      return hasNews || isTold || (sender !== null && (await hasDueAlertPosts(db, clock())))
    },
    run: async () => {
      for (const [index, { kind }] of shopWatches.entries()) {
        const condition = found[index] ?? null
        if (condition === null) await resolveCondition(dependencies, kind)
        else await reportCondition(dependencies, condition)
      }
      await tellDueConditions(dependencies)
      await sender?.sendDue()
    },
  }
}
