import type { Database } from '../database/database.ts'
import { noTelemetry } from '../../contract/telemetry.ts'
import type { Telemetry } from '../../contract/telemetry.ts'
import type { LogEntry } from '../log-entry.ts'
import { explainStorageFailure } from '../database/storage-failure.ts'
import { createLeases, leaseRetryMs } from './leases.ts'
import type { Timer } from './timer.ts'

/** The maximum time between checks for work after failures, in milliseconds. */
const maxDelayMs = 60_000

/** Work that any process can do, but only one at a time. It must be idempotent. */
export interface ScheduledTask {
  readonly name: string
  /** The interval between checks for work, in milliseconds. */
  readonly intervalMs: number
  /**
   * Returns whether there is work. Every process calls this, so it must be cheap and write nothing.
   */
  hasWork(): boolean | Promise<boolean>
  /**
   * Does the work. Should stop if the signal aborts, because another process may have taken over.
   */
  run(signal: AbortSignal): Promise<void>
}

export interface SchedulerOptions {
  readonly db: Database
  readonly timer: Timer
  readonly log: (entry: LogEntry) => void
  readonly telemetry?: Telemetry | undefined
  /** Receives the error of each failed task. */
  readonly onFailure?: (error: unknown) => void
}

/** The unfinished work of the tasks. */
interface TaskQueue {
  /** The number of tasks with unfinished work. */
  readonly items: number
  /** The milliseconds since this process found the oldest unfinished work; 0 without any. */
  readonly ageMs: number
}

/** Checks for work and runs tasks. `close` waits for running tasks. */
export interface Scheduler {
  /** Adds a task and checks for its work immediately. */
  schedule(task: ScheduledTask): void
  /** Returns the number and the age of the tasks whose work no process has finished. */
  getQueue(): TaskQueue
  close(): Promise<void>
}

/**
 * Creates the scheduler of this process. A failed task is logged and retried after a delay that
 * doubles with each consecutive failure, up to a minute.
 */
export function createScheduler(options: SchedulerOptions): Scheduler {
  const { db, timer, log, onFailure, telemetry = noTelemetry } = options
  const closing = new AbortController()
  const leases = createLeases(db, timer)
  const running: Promise<void>[] = []
  /** When this process found the unfinished work of each task, in milliseconds. */
  const foundAt = new Map<string, number>()

  /** Runs a task if it has work; returns `taken` if another process is running it. */
  async function runOnce(task: ScheduledTask): Promise<'done' | 'taken' | 'failed'> {
    try {
      if (await task.hasWork()) {
        if (!foundAt.has(task.name)) foundAt.set(task.name, timer.now())
        const isDone = await leases.hold(task.name, (signal) => measure(task, signal))
        if (!isDone) return 'taken'
      }
      foundAt.delete(task.name)
      return 'done'
    } catch (error) {
      const message = error instanceof Error ? error.message : 'unknown'
      const reason = explainStorageFailure(error) ?? message
      log({ level: 'error', event: 'task-failed', task: task.name, reason })
      onFailure?.(error)
      return 'failed'
    }
  }

  async function measure({ name, run }: ScheduledTask, signal: AbortSignal): Promise<void> {
    const startedAt = performance.now()
    const record = (outcome: 'done' | 'failed') => {
      const seconds = (performance.now() - startedAt) / 1000
      telemetry.observe('overtone_task_duration_seconds', { task: name, outcome }, seconds)
    }
    try {
      await telemetry.trace({ name: `task ${name}` }, () => run(signal))
      record('done')
    } catch (error) {
      record('failed')
      throw error
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
    getQueue: () => {
      const now = timer.now()
      return { items: foundAt.size, ageMs: now - Math.min(now, ...foundAt.values()) }
    },
    close: async () => {
      closing.abort()
      await Promise.all(running)
    },
  }
}

/**
 * Retries soon if the lease is taken, so that a rare task is not delayed for long by a process that
 * died holding it.
 */
function getDelay({ intervalMs }: ScheduledTask, isTaken: boolean, failures: number): number {
  if (isTaken) return Math.min(intervalMs, leaseRetryMs)
  return Math.max(intervalMs, Math.min(intervalMs * 2 ** failures, maxDelayMs))
}
