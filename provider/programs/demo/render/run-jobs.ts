import { openWorkerPool, WorkerStartError } from '../../../platform/workers/worker-pool.ts'
import type { Job } from './jobs.ts'

/** The `workerData` of a render thread. */
export interface ThreadOptions {
  readonly dir: string
  readonly hash: string
  readonly packsModule: string
}

interface RunOptions {
  readonly threadOptions: ThreadOptions
  readonly workers: number
  readonly signal: AbortSignal | undefined
  readonly onDone: (job: Job) => void
}

/**
 * Runs jobs on several threads; a pack's own job waits for those of its sounds. Rejects with the
 * first failure, which contains the slug of the sound, or with the abort signal's reason. All
 * threads are terminated at the end.
 */
export async function runJobs(
  jobs: readonly Job[],
  { threadOptions, workers, signal, onDone }: RunOptions,
): Promise<void> {
  if (jobs.length === 0) return
  const pool = openWorkerPool<Job>({
    module: new URL('./render-worker.ts', import.meta.url),
    workerData: threadOptions,
    size: workers,
  })
  const run = async (job: Job) => {
    try {
      await pool.run(job)
    } catch (error) {
      throw createJobError(job, error)
    }
    onDone(job)
  }
  const runPack = async (ofPack: readonly Job[]) => {
    await Promise.all(ofPack.filter(({ sound }) => sound !== null).map(run))
    await Promise.all(ofPack.filter(({ sound }) => sound === null).map(run))
  }
  try {
    const packs = [...Map.groupBy(jobs, ({ pack }) => pack).values()]
    await withAbort(Promise.all(packs.map(runPack)), signal)
  } finally {
    await pool.close()
  }
}

/** Rejects with the reason of the signal as soon as it is aborted. */
async function withAbort(work: Promise<unknown>, signal: AbortSignal | undefined): Promise<void> {
  const aborted = Promise.withResolvers<never>()
  const stop = () => aborted.reject(signal?.reason)
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop, { once: true })
  try {
    await Promise.race([work, aborted.promise])
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

function createJobError({ pack, sound }: Job, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error)
  const what =
    error instanceof WorkerStartError ? 'The demo catalog' : [pack, sound ?? 'demo'].join(': ')
  return new Error(`${what} could not be rendered: ${reason}`, { cause: error })
}
