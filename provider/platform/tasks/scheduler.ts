import type { Database } from '../database/database.ts'
import type { LogEntry } from '../../options.ts'
import { explainStorageFailure } from '../database/storage-failure.ts'
import { createLeases, takeoverMs } from './leases.ts'
import type { Timer } from './timer.ts'

/** The longest time between two looks for work after failures. */
const maxDelayMs = 60_000

/** Work that any process can do, but only one at a time. It must be safe to repeat. */
export interface ScheduledTask {
  readonly name: string
  /** Milliseconds between two looks for work. */
  readonly intervalMs: number
  /** Returns whether there is work. Every process looks, so this must be cheap and write nothing. */
  hasWork(): boolean | Promise<boolean>
  /** Does the work. Should stop if the signal aborts: another process may have taken over. */
  run(signal: AbortSignal): Promise<void>
}

export interface SchedulerOptions {
  readonly db: Database
  readonly timer: Timer
  readonly log: (entry: LogEntry) => void
  /** Is given the error of each task that fails. */
  readonly onFailure?: (error: unknown) => void
}

/** Looks for the work of tasks. `close` waits for the tasks that are running. */
export interface Scheduler {
  /** Adds a task and looks for its work at once. */
  schedule(task: ScheduledTask): void
  close(): Promise<void>
}

/**
 * Creates the scheduler of this process. A task that fails is logged and tried again, after a time
 * that doubles with every failure in a row, up to a minute.
 */
export function createScheduler({ db, timer, log, onFailure }: SchedulerOptions): Scheduler {
  const closing = new AbortController()
  const leases = createLeases(db, timer)
  const running: Promise<void>[] = []

  /** Does the work of a task, if there is any and no other process does it. */
  async function runOnce(task: ScheduledTask): Promise<'done' | 'taken' | 'failed'> {
    try {
      if (!(await task.hasWork())) return 'done'
      return (await leases.hold(task.name, (signal) => task.run(signal))) ? 'done' : 'taken'
    } catch (error) {
      const message = error instanceof Error ? error.message : 'unknown'
      const reason = explainStorageFailure(error) ?? message
      log({ level: 'error', event: 'task-failed', task: task.name, reason })
      onFailure?.(error)
      return 'failed'
    }
  }

  async function repeat(task: ScheduledTask): Promise<void> {
    let failures = 0
    do {
      const outcome = await runOnce(task)
      failures = outcome === 'failed' ? failures + 1 : 0
      await timer.wait(getDelay(task, outcome === 'taken', failures), closing.signal)
    } while (!closing.signal.aborted)
  }

  return {
    schedule: (task) => {
      if (!closing.signal.aborted) running.push(repeat(task))
    },
    close: async () => {
      closing.abort()
      await Promise.all(running)
    },
  }
}

/** A process that has ended while it had the lease of a task delays rare tasks no longer than others. */
function getDelay({ intervalMs }: ScheduledTask, isTaken: boolean, failures: number): number {
  if (isTaken) return Math.min(intervalMs, takeoverMs)
  return Math.max(intervalMs, Math.min(intervalMs * 2 ** failures, maxDelayMs))
}
