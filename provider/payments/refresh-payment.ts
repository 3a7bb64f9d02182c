import type { Dependencies } from '../dependencies.ts'
import { countAttempt } from '../platform/http/rate-limits.store.ts'
import type { PaymentFacts, PaymentProcessor } from './payment-processor.ts'
import { lacksCountry } from './payment-sessions.store.ts'
import type { PaymentSessionRow } from './payment-sessions.store.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * The minimum time between two lookups of a session, because the page after the payment polls every
 * second.
 */
const lookUpSeconds = 2

/**
 * Looks a session up at the processor and settles it. Returns the updated session; unchanged if the
 * processor is unreachable, which is logged.
 */
export async function refreshPayment(
  dependencies: Dependencies,
  session: PaymentSessionRow,
): Promise<PaymentSessionRow> {
  const processor = dependencies.processors.get(session.processor)
  if (session.processor_id === null || processor === null) return session
  const found = await tryToLookUp(dependencies, processor, session)
  const facts = found === 'unknown' ? toClosedFacts(session, dependencies.clock()) : found
  if (facts === null) return session
  const settlement = await settlePayment(dependencies, session.processor, facts)
  return settlement.outcome === 'settled' ? settlement.session : session
}

/**
 * Refreshes a session displayed to the customer. Looks it up if it is undecided, because the
 * customer may return before the webhook arrives, or if it lacks the card's country, which no
 * webhook contains and which determines whether the shop sells to the customer. Limited to one
 * lookup in two seconds, so that nobody can exhaust the processor's rate limit.
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

/** Returns null, and logs the reason, if the processor is unreachable. */
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

/** A session unknown to the processor can no longer be paid once expired; null before. */
function toClosedFacts(session: PaymentSessionRow, now: Date): PaymentFacts | null {
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
