import { setUnmatchedDispute, settleUnmatchedPayment } from './unmatched-payments.store.ts'
import type { UnmatchedPaymentRow } from './unmatched-payments.store.ts'
import { transact } from '../platform/database/transact.ts'
import type { Database } from '../platform/database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import type { PaymentNotification, PaymentProcessor } from './payment-processor.ts'
import type { DisputeState } from './payment-session.rules.ts'
import { isDisputeReason, isRefundEffective } from './refunds.rules.ts'
import { enqueueUnmatchedChange } from './alerts/enqueue-unmatched-alerts.ts'
import type { UnmatchedChange } from './alerts/enqueue-unmatched-alerts.ts'
import { deliverNothing } from '../platform/mail/outbox.ts'

type LaterNotification = Exclude<PaymentNotification, { kind: 'payment' | 'ignored' }>
type RefundNotification = Extract<PaymentNotification, { kind: 'refund' }>
type DisputeNotification = Extract<PaymentNotification, { kind: 'dispute' }>

/**
 * Stores a notification about an unmatched payment and alerts the owner, once and in any order.
 * Moves no customer's money.
 */
export async function receiveForUnmatched(
  dependencies: Dependencies,
  processor: PaymentProcessor,
  payment: UnmatchedPaymentRow,
  notification: LaterNotification,
): Promise<void> {
  if (notification.kind === 'refund') {
    await receiveRefund(dependencies, processor, payment, notification)
  } else if (notification.kind === 'dispute') {
    await receiveDispute(dependencies, payment, notification)
  } else if (payment.settled_by === null) {
    await storeAndAlert(dependencies, payment, 'warned', (db) =>
      setUnmatchedDispute(db, payment.id, 'warned'),
    )
  }
}

/** The payment is settled once its refunds, possibly several, add up to its amount. */
async function receiveRefund(
  dependencies: Dependencies,
  processor: PaymentProcessor,
  payment: UnmatchedPaymentRow,
  { payment: { processorPaymentId }, facts }: RefundNotification,
): Promise<void> {
  const { id } = payment
  const isEffective = isRefundEffective(facts.state)
  if (processorPaymentId === null || isEffective === (payment.settled_by !== null)) return
  const refunded = await processor.sumRefunds(processorPaymentId)
  if (refunded >= payment.amount !== isEffective) return
  if (isEffective) {
    await transact(dependencies.db, (db) => settleUnmatchedPayment(db, id, facts.processorId))
    return
  }
  const change = isDisputeReason(facts.reason) ? 'refund-disputed' : 'refund-failed'
  await storeAndAlert(dependencies, payment, change, (db) => settleUnmatchedPayment(db, id, null))
}

async function receiveDispute(
  dependencies: Dependencies,
  payment: UnmatchedPaymentRow,
  { facts }: DisputeNotification,
): Promise<void> {
  const { id } = payment
  const state = getDisputeState(facts)
  if (state === null) return
  const store = async (db: Database) => {
    const isNew = await setUnmatchedDispute(db, id, state)
    if (isNew && state === 'lost') await settleUnmatchedPayment(db, id, facts.id)
    // After an appeal, the shop has the money again.
    if (isNew && state === 'won' && payment.settled_by === facts.id) {
      await settleUnmatchedPayment(db, id, null)
    }
    return isNew
  }
  await storeAndAlert(dependencies, payment, state, store, facts.dueAt)
}

/**
 * Returns the state of a dispute to report. One that ended without a decision is won if the money
 * was returned; null until then, because the owner cannot act.
 */
function getDisputeState({
  state,
  stage,
  movement,
}: DisputeNotification['facts']): DisputeState | null {
  if (stage !== 'unclear' || state !== 'open') return state
  return movement === 'reinstated' ? 'won' : null
}

async function storeAndAlert(
  dependencies: Dependencies,
  payment: UnmatchedPaymentRow,
  change: UnmatchedChange,
  store: (db: Database) => Promise<boolean>,
  dueAt: Date | null = null,
): Promise<void> {
  const deliver = await transact(dependencies.db, async (db) => {
    if (!(await store(db))) return deliverNothing
    dependencies.log({
      level: change === 'won' ? 'info' : 'error',
      event: `payment-unmatched-${change}`,
      payment: payment.processor_payment_id ?? payment.processor_id,
    })
    return await enqueueUnmatchedChange({ ...dependencies, db }, payment, change, dueAt)
  })
  deliver()
}
