import type { ProcessorReasons } from '../payment-processor.ts'

/** Reasons for disputes, by [Stripe’s codes](https://docs.stripe.com/disputes/categories). */
const disputeReasons: ProcessorReasons['dispute'] = {
  bank_cannot_process: 'processor_reason_dispute_bank_cannot_process',
  check_returned: 'processor_reason_dispute_check_returned',
  credit_not_processed: 'processor_reason_dispute_credit_not_processed',
  customer_initiated: 'processor_reason_dispute_customer_initiated',
  debit_not_authorized: 'processor_reason_dispute_debit_not_authorized',
  duplicate: 'processor_reason_dispute_duplicate',
  fraudulent: 'processor_reason_dispute_fraudulent',
  general: 'processor_reason_dispute_general',
  incorrect_account_details: 'processor_reason_dispute_incorrect_account_details',
  insufficient_funds: 'processor_reason_dispute_insufficient_funds',
  noncompliant: 'processor_reason_dispute_noncompliant',
  product_not_received: 'processor_reason_dispute_product_not_received',
  product_unacceptable: 'processor_reason_dispute_product_unacceptable',
  subscription_canceled: 'processor_reason_dispute_subscription_canceled',
  unrecognized: 'processor_reason_dispute_unrecognized',
}

/**
 * Reasons for failed or pending refunds, by [Stripe’s
 * codes](https://docs.stripe.com/refunds#failed-refunds).
 */
const refundReasons: ProcessorReasons['refund'] = {
  amount_too_large: 'processor_reason_refund_amount_too_large',
  charge_already_refunded: 'processor_reason_refund_charge_already_refunded',
  charge_disputed: 'processor_reason_refund_charge_disputed',
  charge_for_pending_refund_disputed: 'processor_reason_refund_charge_for_pending_refund_disputed',
  charge_pending: 'processor_reason_refund_charge_pending',
  declined: 'processor_reason_refund_declined',
  expired_or_canceled_card: 'processor_reason_refund_expired_or_canceled_card',
  insufficient_funds: 'processor_reason_refund_insufficient_funds',
  invalid_request: 'processor_reason_refund_invalid_request',
  lost_or_stolen_card: 'processor_reason_refund_lost_or_stolen_card',
  merchant_request: 'processor_reason_refund_merchant_request',
  pending: 'processor_reason_refund_pending',
  processing: 'processor_reason_refund_processing',
  refund_disputed_payment: 'processor_reason_refund_refund_disputed_payment',
  requires_action: 'processor_reason_refund_requires_action',
}

/** The texts for Stripe's codes. */
export const stripeReasons: ProcessorReasons = { dispute: disputeReasons, refund: refundReasons }
