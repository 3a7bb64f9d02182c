/** Thrown if too many jobs are waiting; there may be room after `retryAfterSeconds`. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('Too many jobs are waiting.')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Runs costly jobs in order, and only some of them at a time. */
export interface JobQueue {
  /** Rejects with the job's error, or with a `QueueFullError`. */
  run<Result>(job: () => Promise<Result>): Promise<Result>
  /** Returns whether no job is running or waiting. */
  isIdle(): boolean
}

interface QueueOptions {
  /** The number of jobs that run at a time; one by default. */
  readonly maxRunning?: number
  readonly retryAfterSeconds?: number
}

/** Creates a queue of at most `maxJobs`, including the running ones. */
export function createJobQueue(
  maxJobs: number,
  { maxRunning = 1, retryAfterSeconds = 10 }: QueueOptions = {},
): JobQueue {
  let jobs = 0
  const waiting: (() => void)[] = []
  return {
    run: async (job) => {
      if (jobs >= maxJobs) throw new QueueFullError(retryAfterSeconds)
      jobs += 1
      try {
        if (jobs > maxRunning) await new Promise<void>((resolve) => void waiting.push(resolve))
        return await job()
      } finally {
        jobs -= 1
        waiting.shift()?.()
      }
    },
    isIdle: () => jobs === 0,
  }
}
