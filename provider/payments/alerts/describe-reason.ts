import type { OwnerWords } from '../../owner/owner-words.ts'
import { processorReasonMessages } from '../texts/processor-reasons/processor-reason-messages.ts'
import type { ProcessorReasonMessages } from '../texts/processor-reasons/processor-reason-messages.ts'

type Reasons = Readonly<Record<string, keyof ProcessorReasonMessages>>

/** Why customers dispute payments, by [Stripe’s codes](https://docs.stripe.com/disputes/categories). */
const disputeReasons: Reasons = {
  bank_cannot_process: 'disputeBankCannotProcess',
  check_returned: 'disputeCheckReturned',
  credit_not_processed: 'disputeCreditNotProcessed',
  customer_initiated: 'disputeCustomerInitiated',
  debit_not_authorized: 'disputeDebitNotAuthorized',
  duplicate: 'disputeDuplicate',
  fraudulent: 'disputeFraudulent',
  general: 'disputeGeneral',
  incorrect_account_details: 'disputeIncorrectAccountDetails',
  insufficient_funds: 'disputeInsufficientFunds',
  noncompliant: 'disputeNoncompliant',
  product_not_received: 'disputeProductNotReceived',
  product_unacceptable: 'disputeProductUnacceptable',
  subscription_canceled: 'disputeSubscriptionCanceled',
  unrecognized: 'disputeUnrecognized',
}

/** Why refunds fail or wait, by [Stripe’s codes](https://docs.stripe.com/refunds#failed-refunds). */
const refundReasons: Reasons = {
  amount_too_large: 'refundAmountTooLarge',
  charge_already_refunded: 'refundChargeAlreadyRefunded',
  charge_disputed: 'refundChargeDisputed',
  charge_for_pending_refund_disputed: 'refundChargeForPendingRefundDisputed',
  charge_pending: 'refundChargePending',
  declined: 'refundDeclined',
  expired_or_canceled_card: 'refundExpiredOrCanceledCard',
  insufficient_funds: 'refundInsufficientFunds',
  invalid_request: 'refundInvalidRequest',
  lost_or_stolen_card: 'refundLostOrStolenCard',
  merchant_request: 'refundMerchantRequest',
  pending: 'refundPending',
  processing: 'refundProcessing',
  refund_disputed_payment: 'refundRefundDisputedPayment',
  requires_action: 'refundRequiresAction',
}

/**
 * Says in the owner's language what a processor means by a code, with the code in parentheses for its
 * support. Returns what is not a known code as it is: a newer code, or a sentence of the processor.
 */
export function describeReason(
  about: 'dispute' | 'refund',
  code: string | null,
  { language }: OwnerWords,
): string {
  const messages = processorReasonMessages[language]
  if (code === null || code === 'unknown') return messages.unknown
  const key = (about === 'dispute' ? disputeReasons : refundReasons)[code]
  return key === undefined ? code : `${messages[key]} (${code})`
}
