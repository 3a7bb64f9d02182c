import { listPendingRefunds, markRefunded } from '../db/withdrawals.ts'
import type { RefundRow } from '../db/withdrawals.ts'
import type { Dependencies } from '../dependencies.ts'
import type { RefundPayer } from '../domain/refunds.ts'
import { transact } from '../db/transact.ts'
import { createRetryPlan } from '../tasks/retry-plan.ts'
import type { ScheduledTask } from '../tasks/scheduler.ts'

/** Failing refunds are retried at most an hour apart. */
const intervalMs = 15_000
const maxLooks = 240

/**
 * Creates the task that pays refunds which are not yet confirmed as paid. All attempts to pay a
 * refund have the same id, so that it is paid only once. Refunds that fail stay pending.
 */
export function createRefundTask(dependencies: Dependencies): ScheduledTask {
  const { db } = dependencies
  const plan = createRetryPlan<number>(maxLooks)
  return {
    name: 'pending-refunds',
    intervalMs,
    hasWork: async () => {
      const ids = (await listPendingRefunds(db)).map(({ id }) => id)
      plan.look(ids)
      return ids.some((id) => plan.isDue(id))
    },
    run: async (signal) => {
      for (const refund of await listPendingRefunds(db)) {
        if (signal.aborted) return
        if (!plan.isDue(refund.id)) continue
        plan.recordAttempt(refund.id)
        await payPendingRefund(dependencies, refund)
      }
    },
  }
}

/**
 * Pays a refund unless it has already been paid. A refund that fails stays pending. Never rejects.
 */
export async function payPendingRefund(
  dependencies: Dependencies,
  refund: RefundRow,
): Promise<void> {
  const { id, session_id, amount, state } = refund
  if (state === 'refunded') return
  const { db, clock, options } = dependencies
  const payRefund = options.payRefund ?? payDemoRefund
  try {
    const result = await payRefund({ id: `rf_${id}`, session: session_id, amount, currency: 'EUR' })
    if (result !== 'refunded') return
    await transact(db, (transaction) => markRefunded(transaction, id, clock()))
  } catch (error) {
    logFailure(dependencies, error)
  }
}

/** The demo card was never charged, so its refunds succeed immediately. */
const payDemoRefund: RefundPayer = async () => 'refunded'

function logFailure({ log }: Dependencies, error: unknown): void {
  const reason = error instanceof Error ? error.message : 'unknown'
  log({ level: 'warn', event: 'refund-failed', reason })
}
