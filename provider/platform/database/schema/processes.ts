/**
 * The attempts counted by a rate limit. Rows expire; `deleteExpiredRateLimits` removes them.
 */
interface RateLimitTable {
  /** HMAC of the limit's name and of what it counts, such as an email address. */
  key: string
  /** At most one more than the limit allows. */
  attempts: number
  expires_at: string
}

/**
 * The scheduled tasks that are running. A task whose `renewals` no longer increase has lost its
 * process.
 */
export interface TaskLeaseTable {
  /** The name of the task. */
  name: string
  /** A random id of the process that runs the task. */
  holder: string
  renewals: number
}

/** The tables through which the processes of the shop coordinate. */
export interface ProcessTables {
  rate_limits: RateLimitTable
  task_leases: TaskLeaseTable
}
