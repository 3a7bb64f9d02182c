import { Worker } from 'node:worker_threads'
import type { ResourceLimits } from 'node:worker_threads'
import { StorageError } from '../database/storage-failure.ts'

/** A thread's response to a job. */
export type WorkerAnswer =
  | { readonly kind: 'done'; readonly result: unknown }
  /** `reason` is the cause of the job's failure. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** No further job can succeed, for example because the disk is full. */
  | { readonly kind: 'stopped'; readonly reason: string; readonly place: string | null }

/** A message from a thread: its module has loaded, or the response to its job. */
export type WorkerMessage = { readonly kind: 'ready' } | WorkerAnswer

/** Thrown if no further job can succeed; the message is the cause. */
export class JobsStoppedError extends StorageError {
  override readonly name = 'JobsStoppedError'
  /** Where the failure happened; null if that is unknown. */
  readonly place: string | null

  constructor({ reason, place }: { readonly reason: string; readonly place: string | null }) {
    super(reason)
    this.place = place
  }
}

/** Thrown for a failed job; the message is the cause. */
export class JobFailedError extends Error {
  override readonly name = 'JobFailedError'
}

/** Thrown for a job whose thread ended, for example because it ran out of memory. */
export class ThreadEndedError extends Error {
  override readonly name = 'ThreadEndedError'
}

/**
 * Thrown if the threads' module cannot be loaded, so that no job can run; the message is a
 * sentence.
 */
export class WorkerStartError extends Error {
  override readonly name = 'WorkerStartError'
}

/** The options for starting threads and for limiting their concurrent jobs. */
export interface WorkerPoolOptions<Job> {
  /**
   * A module that posts `ready` and responds to each message, which is a job, with a
   * `WorkerAnswer`.
   */
  readonly module: URL
  readonly workerData: unknown
  /** The maximum number of threads. */
  readonly size: number
  readonly resourceLimits?: ResourceLimits
  /** Limits the total weight of concurrent jobs to `capacity`; a heavier job runs alone. */
  readonly admission?: { readonly capacity: number; readonly weigh: (job: Job) => number }
}

/**
 * A pool of threads, each of which runs one job at a time. Idle threads do not keep the process
 * alive.
 */
export interface WorkerPool<Job> {
  /**
   * Runs a job in its turn and resolves to its result. Rejects with a `JobFailedError`, a
   * `ThreadEndedError`, a `JobsStoppedError` or a `WorkerStartError`.
   */
  run(job: Job): Promise<unknown>
  /** Terminates all threads, even busy ones; their jobs never settle. */
  close(): Promise<void>
}

interface Task<Job> {
  readonly job: Job
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
}

/** The consecutive failed starts after which the module counts as broken. */
const maxFailedStarts = 3

/** Opens a pool that starts threads on demand. */
export function openWorkerPool<Job>(options: WorkerPoolOptions<Job>): WorkerPool<Job> {
  const { module, size } = options
  const waiting: Task<Job>[] = []
  const idle: Worker[] = []
  const threads = new Set<Worker>()
  const loaded = new WeakSet<Worker>()
  const tasks = new Map<Worker, Task<Job>>()
  let failedStarts = 0
  let startError: WorkerStartError | null = null
  let isClosed = false

  function start(): Worker {
    const thread = startThread(options)
    threads.add(thread)
    thread.on('message', (message: WorkerMessage) => handle(thread, message))
    watchEnd(thread, (reason) => replace(thread, reason))
    return thread
  }

  function handle(thread: Worker, message: WorkerMessage): void {
    if (message.kind === 'ready') {
      loaded.add(thread)
      failedStarts = 0
      return
    }
    const task = tasks.get(thread)
    tasks.delete(thread)
    thread.unref()
    idle.push(thread)
    if (task !== undefined) settle(task, message)
    feed()
  }

  function replace(thread: Worker, reason: string): void {
    if (isClosed || !threads.delete(thread)) return
    const at = idle.indexOf(thread)
    if (at !== -1) idle.splice(at, 1)
    const task = tasks.get(thread)
    tasks.delete(thread)
    if (loaded.has(thread)) task?.reject(new ThreadEndedError(reason))
    else returnTask(task, reason)
    feed()
  }

  /**
   * A thread that never loaded its module has not started its job, so the job can be queued again.
   */
  function returnTask(task: Task<Job> | undefined, reason: string): void {
    failedStarts += 1
    if (task !== undefined) waiting.unshift(task)
    if (failedStarts < maxFailedStarts) return
    startError = createStartError(module, reason)
    for (const { reject } of waiting.splice(0)) reject(startError)
  }

  /** The first job waits until it fits, so that small ones cannot delay it indefinitely. */
  function feed(): void {
    for (let task = waiting[0]; task !== undefined; task = waiting[0]) {
      if (!fits(options, task, [...tasks.values()])) return
      const thread = idle.pop() ?? (threads.size < size ? start() : null)
      if (thread === null) return
      waiting.shift()
      tasks.set(thread, task)
      thread.ref()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      thread.postMessage(task.job)
    }
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (startError !== null) return reject(startError)
        waiting.push({ job, resolve, reject })
        feed()
      }),
    close: async () => {
      isClosed = true
      await Promise.all([...threads].map((thread) => thread.terminate()))
    },
  }
}

function startThread<Job>({ module, workerData, resourceLimits = {} }: WorkerPoolOptions<Job>) {
  // Without `execArgv`, the thread would inherit the loaders of a test runner.
  return new Worker(module, { workerData, resourceLimits, execArgv: [] })
}

/**
 * A damaged file can end its thread, for example by exhausting memory; the others continue. Not
 * every end is an error: a decoder can exit.
 */
function watchEnd(thread: Worker, onEnd: (reason: string) => void): void {
  thread.on('error', (error) => onEnd(String(error)))
  thread.on('exit', (code) => onEnd(`the thread ended with status ${code}`))
}

function createStartError(module: URL, reason: string): WorkerStartError {
  const name = module.pathname.split('/').at(-1)
  return new WorkerStartError(`Threads cannot run ${name}: ${reason.replace(/\.$/, '')}.`)
}

function settle<Job>({ resolve, reject }: Task<Job>, answer: WorkerAnswer): void {
  if (answer.kind === 'done') resolve(answer.result)
  else if (answer.kind === 'failed') reject(new JobFailedError(answer.reason))
  else reject(new JobsStoppedError(answer))
}

function fits<Job>(
  { admission }: WorkerPoolOptions<Job>,
  { job }: Task<Job>,
  running: readonly Task<Job>[],
): boolean {
  if (admission === undefined || running.length === 0) return true
  const { capacity, weigh } = admission
  return running.reduce((sum, task) => sum + weigh(task.job), weigh(job)) <= capacity
}
