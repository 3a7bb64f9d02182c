import { Worker } from 'node:worker_threads'
import type { ResourceLimits } from 'node:worker_threads'
import { StorageError } from '../database/storage-failure.ts'

/** What a thread answers to a job. */
export type WorkerAnswer =
  | { readonly kind: 'done'; readonly result: unknown }
  /** `reason` says why the job failed. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** No further job can succeed, for example because the disk is full. */
  | { readonly kind: 'stopped'; readonly reason: string }

/** A message from a thread: its module is loaded, or the answer to its job. */
export type WorkerMessage = { readonly kind: 'ready' } | WorkerAnswer

/** A job that failed; the message says why. */
export class JobFailedError extends Error {
  override readonly name = 'JobFailedError'
}

/** A job whose thread ended, for example because it ran out of memory. */
export class ThreadEndedError extends Error {
  override readonly name = 'ThreadEndedError'
}

/** The module of the threads cannot be loaded, so that no job can be done; the message is a sentence. */
export class WorkerStartError extends Error {
  override readonly name = 'WorkerStartError'
}

/** How the threads of a pool are started, and what they may do at once. */
export interface WorkerPoolOptions<Job> {
  /** A module that posts `ready` and answers each message, which is a job, with a `WorkerAnswer`. */
  readonly module: URL
  readonly workerData: unknown
  /** The greatest number of threads. */
  readonly size: number
  readonly resourceLimits?: ResourceLimits
  /** Jobs that run at once weigh no more than `capacity` together, unless one is heavier alone. */
  readonly admission?: { readonly capacity: number; readonly weigh: (job: Job) => number }
}

/** Threads that do jobs, each one at a time. Idle ones do not keep the program running. */
export interface WorkerPool<Job> {
  /**
   * Does a job in its turn and resolves with its result. Rejects with a `JobFailedError`, a
   * `ThreadEndedError`, a `StorageError` or a `WorkerStartError`.
   */
  run(job: Job): Promise<unknown>
  /** Ends all threads, also those that are busy; what they were doing is never settled. */
  close(): Promise<void>
}

interface Task<Job> {
  readonly job: Job
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
}

/** Starts in a row that may fail before the module counts as broken. */
const maxFailedStarts = 3

/** Opens a pool whose threads start when there is work for them. */
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

  /** A thread that never loaded its module has not begun its job. */
  function returnTask(task: Task<Job> | undefined, reason: string): void {
    failedStarts += 1
    if (task !== undefined) waiting.unshift(task)
    if (failedStarts < maxFailedStarts) return
    startError = createStartError(module, reason)
    for (const { reject } of waiting.splice(0)) reject(startError)
  }

  /** The first job waits until it fits, so that small ones cannot hold it up for good. */
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
 * A damaged file can end its thread, for example by a lack of memory; the others go on. Not all ends are
 * errors: a decoder can exit.
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
  else reject(new StorageError(answer.reason))
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
