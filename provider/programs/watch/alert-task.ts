import { hasDueAlertPosts } from '../../owner/alert-posts.store.ts'
import { listOpenConditions } from '../../owner/conditions.store.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { ScheduledTask } from '../../platform/tasks/scheduler.ts'
import type { AlertSender } from '../../owner/alerts/alert-sender.ts'
import {
  reportCondition,
  resolveCondition,
  notifyDueConditions,
} from '../../owner/alerts/report-condition.ts'
import { shopWatches } from './watch-shop.ts'
import type { ShopWatch } from './watch-shop.ts'

const intervalMs = 5 * 60_000

/**
 * Creates the task that checks for problems which neither requests nor emails reveal, repeats
 * alerts about lasting conditions, and retries posts to the owner's webhook.
 */
export function createAlertTask(
  dependencies: Dependencies,
  sender: AlertSender | null,
): ScheduledTask {
  const { db, clock, log } = dependencies
  let results: Awaited<ReturnType<typeof runCheck>>[] = []

  /** Runs one check; a failure is logged and does not affect the others. */
  async function runCheck(watch: ShopWatch) {
    const { kind } = watch
    try {
      return { kind, condition: await watch.check(dependencies) }
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown'
      log({ level: 'error', event: 'owner-alert-failed', kind, reason })
      return { kind, condition: undefined }
    }
  }

  return {
    name: 'owner-alerts',
    intervalMs,
    hasWork: async () => {
      results = await Promise.all(shopWatches.map(runCheck))
      const hasProblem = results.some(({ condition }) => condition)
      const hasOpenConditions = (await listOpenConditions(db)).length > 0
      return (
        hasProblem ||
        hasOpenConditions ||
        (sender !== null && (await hasDueAlertPosts(db, clock())))
      )
    },
    run: async () => {
      for (const { kind, condition } of results) {
        if (condition) await reportCondition(dependencies, condition)
        else if (condition === null) await resolveCondition(dependencies, kind)
      }
      await notifyDueConditions(dependencies)
      await sender?.sendDue()
    },
  }
}
