import type { Dependencies } from '../dependencies.ts'
import { countAttempt } from '../platform/http/rate-limits.store.ts'
import type { PaymentFacts, PaymentProcessor } from './payment-processor.ts'
import { lacksCountry } from './payment-sessions.store.ts'
import type { PaymentSessionRow } from './payment-sessions.store.ts'
import { settlePayment } from './settle-payment.ts'

/** The least time between two look-ups of a session; the page after the payment polls every second. */
const lookUpSeconds = 2

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

/**
 * Refreshes a session that the customer looks at. One that is not decided is asked for, because the
 * customer may be back before the webhook. So is the country of the card, which no webhook contains: the
 * next page says whether the shop sells there. Both at most once in two seconds, so that nobody can use
 * up what the processor answers.
 */
export async function refreshShownPayment(
  dependencies: Dependencies,
  session: PaymentSessionRow,
): Promise<PaymentSessionRow> {
  const { status } = session
  const isUndecided = status === 'open' || status === 'processing'
  if ((!isUndecided && !lacksCountry(session)) || session.processor_id === null) return session
  const key = `payment-look-up:${session.id}:${status}`
  const limit = { key, maxAttempts: 1, seconds: lookUpSeconds }
  const retryAfter = await countAttempt(dependencies.db, limit, dependencies.clock())
  return retryAfter > 0 ? session : await refreshPayment(dependencies, session)
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
  if (now.toISOString() < expiresAt) return null
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
