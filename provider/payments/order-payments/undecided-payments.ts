import type { Dependencies } from '../../dependencies.ts'
import type { PaymentSessionRow } from '../payment-sessions.store.ts'
import { refreshPayment } from '../refresh-payment.ts'
import { listUndecidedPayments } from './order-payments.store.ts'

/** Asks the processor about the payments of a cart that are not decided. */
export async function refreshUndecided(
  dependencies: Dependencies,
  cart: Parameters<typeof listUndecidedPayments>[1],
): Promise<void> {
  for (const { session } of await listUndecidedPayments(dependencies.db, cart)) {
    await refreshPayment(dependencies, session)
  }
}

/**
 * Ends payment pages of a cart that no longer say what is ordered, where the processor can. What is
 * paid on one nevertheless becomes Tunes.
 */
export async function expireReplaced(
  dependencies: Dependencies,
  sessions: readonly PaymentSessionRow[],
): Promise<void> {
  const { processors, log } = dependencies
  for (const session of sessions) {
    const { id, processor, processor_id: processorId } = session
    if (processorId === null) continue
    try {
      await processors.get(processor)?.expire(processorId)
      // Otherwise the same cart could lead to the page that has ended.
      await refreshPayment(dependencies, session)
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown'
      log({ level: 'warn', event: 'payment-not-expired', session: id, reason })
    }
  }
}
