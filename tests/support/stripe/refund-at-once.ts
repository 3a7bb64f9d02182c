import type { Dependencies } from '#provider/dependencies.ts'
import { payRefund } from '#provider/payments/pay-refund.ts'
import { refundPayment } from '#provider/payments/refund-payment.ts'
import type { RefundOutcome } from '#provider/payments/refund-payment.ts'

/** Refunds an amount of a payment in cents and calls the processor immediately instead of in a task. */
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
