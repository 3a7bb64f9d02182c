import { Worker } from 'node:worker_threads'
import { StorageError } from '../storage-failure.ts'

/** What a worker answers to a job. */
export type WorkerAnswer =
  | { readonly kind: 'done'; readonly result: unknown }
  /** `reason` is the end of a sentence for the label. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** No further job can succeed, for example because the disk is full. */
  | { readonly kind: 'stopped'; readonly reason: string }

/** A job that failed; the message is the end of a sentence for the label. */
export class JobFailedError extends Error {
  override readonly name = 'JobFailedError'
}

/** Threads that do jobs, each one at a time. */
export interface WorkerPool<Job> {
  /** Does a job as soon as a thread is free; rejects with a `JobFailedError`, or a `StorageError`. */
  run(job: Job): Promise<unknown>
  /** Ends all threads, also those that are busy. */
  close(): Promise<void>
}

interface Task<Job> {
  readonly job: Job
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
}

/** Starts threads with a module that answers each message with a `WorkerAnswer`. */
export function openWorkerPool<Job>(
  module: URL,
  size: number,
  workerData: unknown,
): WorkerPool<Job> {
  const waiting: Task<Job>[] = []
  const idle: Worker[] = []
  const threads = new Set<Worker>()
  const tasks = new Map<Worker, Task<Job>>()
  let isClosed = false

  function start(): Worker {
    // Prevents the thread from inheriting the loaders of a test runner.
    const thread = new Worker(module, { workerData, execArgv: [] })
    threads.add(thread)
    thread.on('message', (answer: WorkerAnswer) => {
      const task = tasks.get(thread)
      tasks.delete(thread)
      idle.push(thread)
      if (answer.kind === 'done') task?.resolve(answer.result)
      else if (answer.kind === 'failed') task?.reject(new JobFailedError(answer.reason))
      else task?.reject(new StorageError(answer.reason))
      feed()
    })
    // A damaged file can end its thread, for example by a lack of memory; the others go on. Not all
    // ends are errors: a decoder can exit.
    thread.on('error', () => replace(thread))
    thread.on('exit', () => replace(thread))
    return thread
  }

  function replace(thread: Worker): void {
    if (isClosed || !threads.delete(thread)) return
    const at = idle.indexOf(thread)
    if (at !== -1) idle.splice(at, 1)
    tasks.get(thread)?.reject(new JobFailedError('it needs too much memory or ends its decoder'))
    tasks.delete(thread)
    feed()
  }

  function feed(): void {
    while (waiting.length > 0) {
      const thread = idle.pop() ?? (threads.size < size ? start() : null)
      const task = thread === null ? undefined : waiting.shift()
      if (thread === null || task === undefined) return
      tasks.set(thread, task)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      thread.postMessage(task.job)
    }
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject })
        feed()
      }),
    close: async () => {
      isClosed = true
      await Promise.all([...threads].map((thread) => thread.terminate()))
    },
  }
}
