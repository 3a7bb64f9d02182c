import type { Dependencies } from '../../dependencies.ts'
import type { PaymentFacts, PaymentProcessor } from '../payment-processor.ts'
import { findPaymentSession } from '../payment-sessions.store.ts'
import { findOrderPayment } from './order-payments.store.ts'

/**
 * Adds the country of the card to the report on a payment for an order, because the order depends on
 * it as soon as it is settled, and messages lack it. Rejects if the processor is unreachable, so that
 * the message comes again.
 */
export async function completeFacts(
  { db }: Pick<Dependencies, 'db'>,
  processor: PaymentProcessor,
  facts: PaymentFacts,
): Promise<PaymentFacts> {
  const { sessionId, status, cardCountry, method } = facts
  const isComplete = cardCountry !== null || (method !== null && method !== 'card')
  if (sessionId === null || status !== 'paid' || isComplete) return facts
  if ((await findOrderPayment(db, sessionId))?.state !== 'open') return facts
  const session = await findPaymentSession(db, sessionId)
  // What pays another session, or comes from elsewhere, is judged by the report alone.
  if (session === null || session.processor_id !== facts.processorId) return facts
  const found = await processor.lookUp(facts)
  return found !== null && found.status === 'paid' ? found : facts
}
