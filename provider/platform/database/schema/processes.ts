/** The attempts counted by rate limits. Rows expire; `deleteExpiredRateLimits` removes them. */
interface RateLimitTable {
  /** An HMAC of the limit's name and the counted key, such as an email address. */
  key: string
  /** At most one more than the limit allows. */
  attempts: number
  expires_at: string
}

/** The scheduled tasks in progress. If `renewals` stops increasing, the holder has died. */
export interface TaskLeaseTable {
  name: string
  /** A random id of the process running the task. */
  holder: string
  renewals: number
}

/** The tables through which the shop's processes coordinate. */
export interface ProcessTables {
  rate_limits: RateLimitTable
  task_leases: TaskLeaseTable
}
