import { createReleaseTask } from './catalog/release-packs.ts'
import type { Context } from './context.ts'
import { createExpiryTask } from './delete-expired.ts'
import type { AlertSender } from './owner/alerts/alert-sender.ts'
import { createOwnerActionLog } from './owner/log-owner-actions.ts'
import { createRefundTask } from './payments/pay-refund.ts'
import { createDeletionTask } from './privacy/run-deletions.ts'
import { createReconciliationTask } from './payments/reconcile.ts'
import { createScheduler } from './platform/tasks/scheduler.ts'
import type { ScheduledTask, Scheduler } from './platform/tasks/scheduler.ts'
import type { Timer } from './platform/tasks/timer.ts'
import { createAlertTask } from './programs/watch/alert-task.ts'

interface TaskOptions {
  readonly timer: Timer
  /** The task that sends queued emails; null without a mail server. */
  readonly mailTask: ScheduledTask | null
  readonly alertSender: AlertSender | null
}

/**
 * Starts the tasks that the shop's processes share. Each run first requires a current registration
 * of the open shop, so that no task changes data that a move is copying.
 */
export function startTasks(
  context: Context,
  { timer, mailTask, alertSender }: TaskOptions,
): Scheduler {
  const { registration, processors, options } = context
  const scheduler = createScheduler({
    ...context,
    timer,
    telemetry: options.telemetry,
    onFailure: context.storageAlarm,
  })
  const schedule = (task: ScheduledTask) =>
    scheduler.schedule({
      ...task,
      run: async (signal) => {
        await registration.requireCurrent()
        await task.run(signal)
      },
    })
  schedule(createRefundTask(context))
  schedule(createExpiryTask(context))
  schedule(createOwnerActionLog(context))
  schedule(createReleaseTask(context))
  schedule(createDeletionTask(context))
  const { current } = processors
  if (current.isService) schedule(createReconciliationTask(context, current))
  if (mailTask !== null) schedule(mailTask)
  if (mailTask !== null || alertSender !== null || current.isService) {
    schedule(createAlertTask(context, alertSender))
  }
  return { ...scheduler, schedule }
}
