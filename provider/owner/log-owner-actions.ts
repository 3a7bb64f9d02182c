import { securityEvents } from '../contract/security-events.ts'
import { hasUnloggedActions, listUnloggedActions, markActionLogged } from './owner-actions.store.ts'
import { transact } from '../platform/database/transact.ts'
import type { Dependencies } from '../dependencies.ts'
import type { ScheduledTask } from '../platform/tasks/scheduler.ts'

/**
 * Creates the task that copies the owner's actions on accounts to the security log: commands run in
 * another process, whose output is not collected.
 */
export function createOwnerActionLog({
  db,
  clock,
  log,
}: Pick<Dependencies, 'db' | 'clock' | 'log'>): ScheduledTask {
  return {
    name: 'owner-actions',
    intervalMs: 60_000,
    hasWork: () => hasUnloggedActions(db),
    run: async (signal) => {
      for (const action of await listUnloggedActions(db)) {
        if (signal.aborted) return
        const { event, customer_id: customerId, created_at: doneAt } = action
        log({ level: securityEvents[event], event, customerId, doneAt })
        await transact(db, (transaction) => markActionLogged(transaction, action.id, clock()))
      }
    },
  }
}
