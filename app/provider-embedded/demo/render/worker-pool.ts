import { Worker } from 'node:worker_threads'
import type { Job } from './jobs.ts'

/** The `workerData` of a render thread. */
export interface ThreadOptions {
  readonly dir: string
  readonly hash: string
  readonly packsModule: string
}

/** A message from a render thread: it is ready for jobs, or its job has finished or failed. */
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly reason: string }

interface PoolOptions {
  readonly threadOptions: ThreadOptions
  readonly workers: number
  readonly signal: AbortSignal | undefined
  readonly onDone: (job: Job) => void
}

/**
 * Runs jobs in order on several threads; a pack's own job waits for those of its sounds. Rejects
 * with the first failure, which contains the slug of the sound, or with the abort signal's reason.
 * All threads are terminated at the end.
 */
export async function runJobs(jobs: readonly Job[], options: PoolOptions): Promise<void> {
  if (jobs.length === 0) return
  const count = Math.min(options.workers, jobs.length)
  const threads = Array.from({ length: count }, () => startWorker(options.threadOptions))
  try {
    await processJobs(threads, jobs, options)
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
}

function startWorker(order: ThreadOptions): Worker {
  return new Worker(new URL('./render-worker.ts', import.meta.url), {
    workerData: order,
    // Prevents the thread from inheriting the loaders of a test runner.
    execArgv: [],
  })
}

function processJobs(threads: readonly Worker[], jobs: readonly Job[], options: PoolOptions) {
  return new Promise<void>((resolve, reject) => {
    const waiting = [...jobs]
    const running = new Map<Worker, Job>()
    const idle = new Set<Worker>()
    const feed = () => {
      for (const thread of idle) {
        const job = takeNextJob(waiting, running)
        if (job === null) break
        idle.delete(thread)
        running.set(thread, job)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        thread.postMessage(job)
      }
      if (waiting.length === 0 && running.size === 0) resolve()
    }
    const handle = (thread: Worker, message: WorkerMessage) => {
      const job = running.get(thread)
      if (message.kind === 'failed') return reject(createJobError(job, message.reason))
      running.delete(thread)
      idle.add(thread)
      if (job !== undefined) options.onDone(job)
      feed()
    }
    for (const thread of threads) {
      thread.on('message', (message: WorkerMessage) => handle(thread, message))
      thread.on('error', (error) => reject(createJobError(running.get(thread), String(error))))
    }
    const stop = () => reject(options.signal?.reason)
    if (options.signal?.aborted) stop()
    options.signal?.addEventListener('abort', stop, { once: true })
  })
}

/** Removes and returns the first job that does not depend on an unfinished job; null if all do. */
function takeNextJob(waiting: Job[], running: ReadonlyMap<Worker, Job>): Job | null {
  const unfinished = new Set(
    [...waiting, ...running.values()].filter((job) => job.sound !== null).map((job) => job.pack),
  )
  const index = waiting.findIndex((job) => job.sound !== null || !unfinished.has(job.pack))
  return index < 0 ? null : (waiting.splice(index, 1)[0] ?? null)
}

function createJobError(job: Job | undefined, reason: string): Error {
  const what = job === undefined ? 'The demo catalogue' : [job.pack, job.sound ?? 'demo'].join(': ')
  return new Error(`${what} could not be rendered: ${reason}`)
}
