import type { Database } from '../platform/database/database.ts'
import { transact } from '../platform/database/transact.ts'
import type { Dependencies } from '../dependencies.ts'
import { deliverNothing } from '../platform/mail/outbox.ts'
import { createRetryPlan } from '../platform/tasks/retry-plan.ts'
import type { ScheduledTask } from '../platform/tasks/scheduler.ts'
import { enqueueFailedRefund } from './alerts/enqueue-failed-refund.ts'
import { enqueuePendingRefundAlert } from './alerts/enqueue-pending-refund.ts'
import type { PaymentProcessor } from './payment-processor.ts'
import { findPaymentSession } from './payment-sessions.store.ts'
import type { PaymentSessionRow } from './payment-sessions.store.ts'
import {
  listPendingRefunds,
  storeRefundAlert,
  sumReportedRefunds,
} from './pending-refunds.store.ts'
import {
  alreadyRefunded,
  getDueRefundAlert,
  isDisputeReason,
  lacksMoney,
  moreThanLeft,
} from './refunds.rules.ts'
import type { RefundFacts } from './refunds.rules.ts'
import { updateRefund } from './refunds.store.ts'
import type { RefundRow } from './refunds.store.ts'

/** Failing refunds are retried at most an hour apart. */
const intervalMs = 15_000
const maxChecks = 240

/**
 * Creates the task that pays unconfirmed refunds and checks those that the processor is working on.
 * All attempts to pay a refund share an id, so it is paid only once. Refunds that cannot be
 * requested stay pending.
 */
export function createRefundTask(dependencies: Dependencies): ScheduledTask {
  const { db } = dependencies
  const plan = createRetryPlan<number>(maxChecks)
  return {
    name: 'pending-refunds',
    intervalMs,
    hasWork: async () => {
      const ids = (await listPendingRefunds(db)).map(({ id }) => id)
      plan.recordCheck(ids)
      return ids.some((id) => plan.isDue(id))
    },
    run: async (signal) => {
      for (const refund of await listPendingRefunds(db)) {
        if (signal.aborted) return
        if (!plan.isDue(refund.id)) continue
        plan.recordAttempt(refund.id)
        await payRefund(dependencies, refund, true)
      }
    },
  }
}

/**
 * Pays a refund unless it is already paid, and returns its updated row. One that cannot be
 * requested stays pending, which is logged; if it stays so, the owner is emailed later.
 * `isRepeated` is true if an earlier attempt may have succeeded.
 */
export async function payRefund(
  dependencies: Dependencies,
  refund: RefundRow,
  isRepeated = false,
): Promise<RefundRow> {
  if (refund.state !== 'requested') return refund
  try {
    const facts = await requestRefund(dependencies, refund, isRepeated)
    const recorded = await recordRefund(dependencies, refund.id, facts)
    if (recorded.state === 'requested') {
      await alertOwner(dependencies, recorded, true, facts.pendingReason ?? 'unknown')
    }
    return recorded
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    dependencies.log({ level: 'warn', event: 'refund-failed', reason })
    await alertOwner(dependencies, refund, refund.processor_id !== null, reason)
    return refund
  }
}

/** Alerts the owner to a refund that stays pending, if the alert is due. */
async function alertOwner(
  dependencies: Dependencies,
  refund: RefundRow,
  isRequested: boolean,
  problem: string,
): Promise<void> {
  const { db, clock } = dependencies
  const pending = {
    isRequested,
    lacksMoney: problem === lacksMoney,
    since: new Date(refund.created_at),
    alerts: refund.alerts,
  }
  const alert = getDueRefundAlert(pending, clock())
  if (alert === null) return
  const deliver = await transact(db, async (transaction) => {
    const inside = { ...dependencies, db: transaction }
    if (!(await storeRefundAlert(transaction, refund, alert))) return deliverNothing
    return await enqueuePendingRefundAlert(inside, refund, pending, problem)
  })
  deliver()
}

/** Stores the processor's report on a refund, and sends the emails if it has failed. */
async function recordRefund(
  dependencies: Dependencies,
  id: number,
  facts: RefundFacts,
): Promise<RefundRow> {
  const { db, clock, log } = dependencies
  const { refund, hasFailed, deliver } = await transact(db, async (transaction) => {
    const result = await updateRefund(transaction, id, facts, clock())
    const inside = { ...dependencies, db: transaction }
    const enqueued = result.hasFailed ? await enqueueFailedRefund(inside, result) : deliverNothing
    return { ...result, deliver: enqueued }
  })
  deliver()
  if (hasFailed) {
    log({ level: 'error', event: 'refund-not-paid', refund: id, state: refund.state })
  }
  return refund
}

async function requestRefund(
  { db, processors }: Dependencies,
  refund: RefundRow,
  isRepeated: boolean,
): Promise<RefundFacts> {
  const { id, session_id: sessionId, amount, processor_id: processorId } = refund
  const session = await findPaymentSession(db, sessionId)
  if (session === null) throw new Error(`the payment of the refund ${id} does not exist`)
  const processor = processors.get(session.processor)
  if (processor === null) throw new Error('the processor of this payment is not configured')
  const { processor_payment_id: processorPaymentId } = session
  const facts = await processor.refund({
    id: `rf_${id}`,
    session: sessionId,
    amount,
    currency: 'EUR',
    isRepeated,
    ...(processorPaymentId === null ? {} : { processorPaymentId }),
    ...(processorId === null ? {} : { processorId }),
  })
  const isRefused = facts.state === 'failed' && facts.processorId === null
  if (!isRefused || isDisputeReason(facts.reason)) return facts
  return await explainRefusal(db, processor, session, refund, facts)
}

/**
 * Explains why the processor refused a refund, by the payment's other refunds. Rejects if the
 * message about one of them is still missing, because its amount would be returned to the balance.
 */
async function explainRefusal(
  db: Database,
  processor: PaymentProcessor,
  { id, amount, processor_payment_id: paymentId }: PaymentSessionRow,
  refund: RefundRow,
  facts: RefundFacts,
): Promise<RefundFacts> {
  if (paymentId === null) return facts
  const isWhole = facts.reason === alreadyRefunded
  const refunded = isWhole ? amount : await processor.sumRefunds(paymentId)
  if (refunded > (await sumReportedRefunds(db, id))) {
    throw new Error('the message about another refund of this payment has not arrived')
  }
  // The processor may refuse this without a code.
  const isTooMuch = !isWhole && refunded + refund.amount > amount
  return isTooMuch ? { ...facts, reason: moreThanLeft } : facts
}
