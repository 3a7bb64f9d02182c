import type { Dependencies } from '#provider/dependencies.ts'
import { payRefund } from '#provider/payments/pay-refund.ts'
import { refundPayment } from '#provider/payments/refund-payment.ts'
import type { RefundOutcome } from '#provider/payments/refund-payment.ts'

/** Refunds a part of a payment, in cents, and asks the processor at once instead of by a task. */
export async function refundAtOnce(
  dependencies: Dependencies,
  sessionId: string,
  amount: number,
): Promise<RefundOutcome> {
  const { shop } = dependencies.options
  const refund = { sessionId, amount, reason: 'goodwill' }
  const outcome = await refundPayment({ ...dependencies, shop }, refund)
  if ('refusal' in outcome) return outcome
  return { refund: await payRefund(dependencies, outcome.refund) }
}
