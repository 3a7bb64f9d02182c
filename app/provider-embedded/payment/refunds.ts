import { markRefunded, listPendingRefunds } from '#app/provider-embedded/db/withdrawals.ts'
import type { RefundRow } from '#app/provider-embedded/db/withdrawals.ts'
import { payDemoRefund } from './refund.ts'
import type { Context } from '#app/provider-embedded/http/context.ts'

/**
 * Hands every refund that nobody has confirmed to the payment side, and notes which are paid. One
 * that finds nobody stays requested and is asked for again. Never rejects.
 */
export async function retryPendingRefunds(context: Context): Promise<void> {
  try {
    for (const refund of await listPendingRefunds(context.db))
      await payPendingRefund(context, refund)
  } catch (error) {
    tell(context, error)
  }
}

/** Hands one refund over, as above; one that is paid already is left alone. Never rejects. */
export async function payPendingRefund(context: Context, refund: RefundRow): Promise<void> {
  const { id, session_id, amount } = refund
  if (refund.state === 'refunded') return
  const payRefund = context.options.payRefund ?? payDemoRefund
  try {
    const state = await payRefund({ id: `rf_${id}`, session: session_id, amount, currency: 'EUR' })
    if (state !== 'refunded') return
    await context.db.transaction().execute((db) => markRefunded(db, id, context.clock()))
  } catch (error) {
    tell(context, error)
  }
}

function tell({ log }: Context, error: unknown): void {
  const reason = error instanceof Error ? error.message : 'unknown'
  log({ level: 'warn', event: 'refund-not-settled', reason })
}
