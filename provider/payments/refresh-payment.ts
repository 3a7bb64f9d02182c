import type { Dependencies } from '../dependencies.ts'
import type { PaymentFacts, PaymentProcessor } from './payment-processor.ts'
import type { PaymentSessionRow } from './payment-sessions.store.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Asks the processor about a session, and settles it. Returns the session as it is afterwards;
 * unchanged if the processor cannot be reached, which is logged.
 */
export async function refreshPayment(
  dependencies: Dependencies,
  session: PaymentSessionRow,
): Promise<PaymentSessionRow> {
  const processor = dependencies.processors.get(session.processor)
  if (session.processor_id === null || processor === null) return session
  const found = await tryToLookUp(dependencies, processor, session)
  const facts = found === 'unknown' ? toClosed(session, dependencies.clock()) : found
  if (facts === null) return session
  const settlement = await settlePayment(dependencies, session.processor, facts)
  return settlement.outcome === 'settled' ? settlement.session : session
}

/** Returns null, and logs why, if the processor cannot be reached. */
async function tryToLookUp(
  { log }: Dependencies,
  processor: PaymentProcessor,
  { processor_id: processorId, processor_payment_id: processorPaymentId }: PaymentSessionRow,
): Promise<PaymentFacts | 'unknown' | null> {
  try {
    return (await processor.lookUp({ processorId, processorPaymentId })) ?? 'unknown'
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    log({ level: 'warn', event: 'payment-lookup-failed', reason })
    return null
  }
}

/** A session that the processor does not have cannot be paid after its time; null before. */
function toClosed(session: PaymentSessionRow, now: Date): PaymentFacts | null {
  const { id, amount, currency, expires_at: expiresAt } = session
  if (expiresAt === null || now.toISOString() < expiresAt) return null
  return {
    sessionId: id,
    status: 'closed',
    amount,
    currency,
    processorId: session.processor_id,
    processorPaymentId: null,
    method: null,
    cardCountry: null,
    billingCountry: null,
  }
}
