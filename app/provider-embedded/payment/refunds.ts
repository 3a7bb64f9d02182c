import { listPendingRefunds, markRefunded } from '../db/withdrawals.ts'
import type { RefundRow } from '../db/withdrawals.ts'
import type { Dependencies } from '../dependencies.ts'
import type { RefundPayer } from '../domain/refunds.ts'
import { transact } from '../db/transact.ts'

/**
 * Pays all refunds that are not yet confirmed as paid. Refunds that fail stay pending. Never
 * rejects.
 */
export async function retryPendingRefunds(dependencies: Dependencies): Promise<void> {
  try {
    for (const refund of await listPendingRefunds(dependencies.db)) {
      await payPendingRefund(dependencies, refund)
    }
  } catch (error) {
    logFailure(dependencies, error)
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
