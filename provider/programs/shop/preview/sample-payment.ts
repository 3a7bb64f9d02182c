import { paymentServices } from '../../../payments/payment-services.ts'
import type { DisputeRow } from '../../../payments/disputes.store.ts'
import type { PaymentFacts } from '../../../payments/payment-processor.ts'
import type { RefundRow } from '../../../payments/refunds.store.ts'
import type { UnmatchedPaymentRow } from '../../../payments/unmatched-payments.store.ts'
import type { WithdrawalEmailData } from '../../../refunds/withdrawals/withdrawal.emails.ts'
import { ann, paidAmount } from './sample-shop.ts'
import type { SampleShop } from './sample-shop.ts'

/** Returns a refund of the sample payment to the card. */
export function sampleRefund({ session, now }: SampleShop): RefundRow {
  return {
    id: 5,
    withdrawal_id: null,
    session_id: session.id,
    customer_id: session.customer_id,
    order_id: null,
    order_withdrawal_id: null,
    amount: paidAmount,
    loss: 0,
    state: 'requested',
    reason: 'expired_or_canceled_card',
    processor_id: null,
    alerts: 0,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  }
}

/** Returns a dispute about the sample payment. */
export function sampleDispute(
  { session, now }: SampleShop,
  stage: DisputeRow['stage'] = 'dispute',
): DisputeRow {
  return {
    id: 'du_sample',
    session_id: session.id,
    customer_id: session.customer_id,
    amount: paidAmount,
    held: paidAmount,
    reason: 'fraudulent',
    due_at: now.toISOString(),
    state: 'open',
    stage,
    reported_at: now.toISOString(),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  }
}

/** Returns the processor's report on the sample payment. */
export function samplePayment({ session }: SampleShop): PaymentFacts {
  return {
    sessionId: session.id,
    processorId: 'cs_sample',
    processorPaymentId: 'pi_sample',
    status: 'paid',
    amount: paidAmount,
    currency: 'EUR',
    method: 'card',
    cardCountry: null,
    billingCountry: null,
  }
}

/** Returns an unmatched payment. */
export function sampleUnmatchedPayment({ session, now }: SampleShop): UnmatchedPaymentRow {
  return {
    id: 1,
    processor: paymentServices[0].name,
    processor_id: 'cs_sample',
    processor_payment_id: 'pi_sample',
    session_id: session.id,
    amount: paidAmount,
    currency: 'EUR',
    reason: 'amount',
    settled_by: null,
    dispute_state: null,
    created_at: now.toISOString(),
  }
}

/** Returns a withdrawal from the sample order. */
export function sampleWithdrawal({ now }: SampleShop): WithdrawalEmailData {
  return {
    reference: 'W-3',
    name: `${ann.firstName} ${ann.lastName}`,
    email: ann.email,
    contract: 'Order 12',
    topUp: null,
    receivedAt: now,
  }
}
