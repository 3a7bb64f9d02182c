import { noteRefunded, requestedRefunds } from '../db/withdrawals.ts'
import type { RefundRow } from '../db/withdrawals.ts'
import { refundDemoCard } from '../payment/refund.ts'
import type { Context } from './context.ts'

/**
 * Hands every refund that nobody has confirmed to the payment side, and notes which are paid. One
 * that finds nobody stays requested and is asked for again. Never rejects.
 */
export async function settleRefunds(context: Context): Promise<void> {
  try {
    for (const refund of await requestedRefunds(context.db)) await settleRefund(context, refund)
  } catch (error) {
    tell(context, error)
  }
}

/** Hands one refund over, as above; one that is paid already is left alone. Never rejects. */
export async function settleRefund(context: Context, refund: RefundRow): Promise<void> {
  const { id, session_id, amount } = refund
  if (refund.state === 'refunded') return
  const payRefund = context.options.payRefund ?? refundDemoCard
  try {
    const state = await payRefund({ id: `rf_${id}`, session: session_id, amount, currency: 'EUR' })
    if (state !== 'refunded') return
    await context.db.transaction().execute((db) => noteRefunded(db, id, context.clock()))
  } catch (error) {
    tell(context, error)
  }
}

function tell({ log }: Context, error: unknown): void {
  const reason = error instanceof Error ? error.message : 'unknown'
  log({ level: 'warn', event: 'refund-not-settled', reason })
}
