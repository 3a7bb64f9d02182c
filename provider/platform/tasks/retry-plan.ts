interface Item {
  /** The number of checks since the last attempt. */
  readonly checks: number
  readonly attempts: number
}

/**
 * Decides which unfinished items of a scheduled task are due. An item present at the first check
 * was left by an earlier process and is due immediately. Later ones are due at their second check,
 * because they may just be in progress. The number of checks between attempts doubles after each
 * failure. Checks are counted instead of timed, because the clock may be wrong.
 */
export interface RetryPlan<Id> {
  /** Records a check of the unfinished items and forgets all others. */
  recordCheck(ids: readonly Id[]): void
  isDue(id: Id): boolean
  recordAttempt(id: Id): void
}

/**
 * Creates a plan with at most `maxChecks` checks between attempts, of which there are at most
 * `maxAttempts`.
 */
export function createRetryPlan<Id>(maxChecks: number, maxAttempts = Infinity): RetryPlan<Id> {
  let items = new Map<Id, Item>()
  let isFirstCheck = true
  return {
    recordCheck: (ids) => {
      const added: Item = { checks: isFirstCheck ? 1 : 0, attempts: 0 }
      isFirstCheck = false
      items = new Map(
        ids.map((id) => {
          const item = items.get(id)
          return [id, item === undefined ? added : { ...item, checks: item.checks + 1 }]
        }),
      )
    },
    isDue: (id) => {
      const item = items.get(id)
      if (item === undefined || item.attempts >= maxAttempts) return false
      return item.checks >= Math.min(2 ** item.attempts, maxChecks)
    },
    recordAttempt: (id) => {
      items.set(id, { checks: 0, attempts: (items.get(id)?.attempts ?? 0) + 1 })
    },
  }
}
