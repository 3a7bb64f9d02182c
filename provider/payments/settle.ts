import type { Dependencies } from '../dependencies.ts'
import type {
  PaymentFacts,
  PaymentNotification,
  PaymentProcessor,
  ProcessorName,
} from './payment-processor.ts'
import { settlePayment } from './settle-payment.ts'
import type { Mismatched, Settlement } from './settle-payment.ts'
import type { PaymentSessionRow } from './payment-sessions.store.ts'
import { transact } from '../platform/database/transact.ts'
import { enqueueUnmatchedAlert } from './alerts/enqueue-payment-alerts.ts'
import { enqueuePaymentNotice, enqueueTopUpReceipt } from './enqueue-receipts.ts'
import { deliverNothing } from '../platform/mail/outbox.ts'
import type { DeliverEmails } from '../platform/mail/outbox.ts'

/**
 * Settles a session in a transaction of its own, with the email to the customer or, for another sum or
 * payment, a message to the owner.
 */
export async function settle(
  dependencies: Dependencies,
  processor: ProcessorName,
  facts: PaymentFacts,
  notification: Pick<PaymentNotification, 'id' | 'type'> | null = null,
): Promise<Settlement> {
  const { db, clock, options } = dependencies
  const context = { processor, shop: options.storefrontUrl }
  const { settlement, deliver } = await transact(db, async (transaction) => {
    const inside = { ...dependencies, db: transaction }
    const result = await settlePayment(transaction, context, facts, clock(), notification)
    return { settlement: result, deliver: await enqueueMails(inside, result, facts) }
  })
  deliver()
  if (settlement.outcome === 'mismatched' && settlement.isNew) {
    logMismatch(dependencies, settlement, facts)
  }
  return settlement
}

/**
 * Asks the processor about a session, and settles it. Returns the session as it is afterwards;
 * unchanged if the processor cannot be reached, which is logged.
 */
export async function refreshSession(
  dependencies: Dependencies,
  session: PaymentSessionRow,
): Promise<PaymentSessionRow> {
  const processor = dependencies.processors.get(session.processor)
  if (session.processor_id === null || processor === null) return session
  const found = await tryToLookUp(dependencies, processor, session)
  const facts = found === 'unknown' ? toClosed(session, dependencies.clock()) : found
  if (facts === null) return session
  const settlement = await settle(dependencies, session.processor, facts)
  return settlement.outcome === 'settled' ? settlement.session : session
}

async function enqueueMails(
  dependencies: Dependencies,
  settlement: Settlement,
  facts: PaymentFacts,
): Promise<DeliverEmails> {
  if (settlement.outcome === 'settled' && settlement.change !== null) {
    const { session, change } = settlement
    return change === 'credited'
      ? await enqueueTopUpReceipt(dependencies, session)
      : await enqueuePaymentNotice(dependencies, session, change)
  }
  if (settlement.outcome === 'mismatched' && settlement.isNew) {
    return await enqueueUnmatchedAlert(dependencies, settlement, facts)
  }
  return deliverNothing
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

function logMismatch(
  { log }: Dependencies,
  { session: { id, amount, currency }, reason }: Mismatched,
  facts: PaymentFacts,
): void {
  log({
    level: 'error',
    event: 'payment-unmatched',
    session: id,
    reason,
    expected: `${amount} ${currency}`,
    paid: `${facts.amount} ${facts.currency}`,
  })
}
