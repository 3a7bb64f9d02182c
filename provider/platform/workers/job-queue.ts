/** Thrown if too many jobs are waiting; there may be room after `retryAfterSeconds`. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('Too many jobs are waiting.')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Runs costly jobs one at a time, in order. */
export interface JobQueue {
  /** Rejects with the job's error, or with a `QueueFullError`. */
  run<Result>(job: () => Promise<Result>): Promise<Result>
  /** Returns whether no job is running or waiting. */
  isIdle(): boolean
}

/** Creates a queue of at most `maxJobs`, including the running one. */
export function createJobQueue(maxJobs: number, retryAfterSeconds = 10): JobQueue {
  let jobs = 0
  let last: Promise<unknown> = Promise.resolve()
  return {
    run: async (job) => {
      if (jobs >= maxJobs) throw new QueueFullError(retryAfterSeconds)
      jobs += 1
      const result = last.then(job).finally(() => (jobs -= 1))
      last = result.catch(() => null)
      return await result
    },
    isIdle: () => jobs === 0,
  }
}
