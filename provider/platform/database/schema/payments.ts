import type { Generated } from 'kysely'
import type { OrderPaymentState } from '../../../payments/order-payments/order-payment.rules.ts'
import type { PaymentMode } from '../../../payments/payment-processor.ts'
import type {
  DisputeStage,
  DisputeState,
  PaymentSessionStatus,
  ReturnTo,
} from '../../../payments/payment-session.rules.ts'

/** Tables for payments by card. Amounts are in cents, times are ISO strings. */
export interface PaymentTables {
  payment_sessions: PaymentSessionTable
  order_payments: OrderPaymentTable
  payment_events: { id: string; session_id: string; type: string; created_at: string }
  unmatched_payments: UnmatchedPaymentTable
  disputes: DisputeTable
}

export interface PaymentSessionTable {
  id: string
  customer_id: number
  email: string
  amount: number
  currency: string
  return_to: ReturnTo
  locale: string
  status: PaymentSessionStatus
  processor: Generated<string>
  mode: PaymentMode
  /** The processor's session id; null until it is opened, and for the demo page. */
  processor_id: Generated<string | null>
  /** The processor's payment id, which refunds and disputes refer to. */
  processor_payment_id: Generated<string | null>
  /** JSON: the `PaymentContents`; null for a top-up without a cart. */
  contents: Generated<string | null>
  /** The processor's name for the payment method; null until known. */
  method: Generated<string | null>
  /** ISO 3166-1 code of the country of the card issuer, or of the account used instead. */
  card_country: Generated<string | null>
  billing_country: Generated<string | null>
  /** The time until which the payment page accepts the payment. */
  expires_at: string
  /** Null until it is paid. */
  paid_at: Generated<string | null>
  created_at: string
  updated_at: string
}

/** What a payment session is for, if it is for an order: what was displayed and agreed to. */
export interface OrderPaymentTable {
  session_id: string
  customer_id: number
  cart_id: number
  /** JSON: the `PaidLine`s of the cart. */
  lines: string
  /** The grand total of the order. */
  total: number
  /** The part of the total that a gift card does not pay. */
  due: number
  /** 1 if the customer consented to immediate delivery. */
  has_consented: 0 | 1
  /** JSON: the legal texts displayed, without their contents. */
  shown_texts: string
  /** JSON, like `shipping_address`; null once the account is deleted. */
  billing_address: string | null
  shipping_address: string | null
  /** The locale of the order. */
  locale: string
  state: OrderPaymentState
  /** The reason that the payment became Tunes instead of an order; null otherwise. */
  refusal: Generated<string | null>
  /** The order that was placed; null otherwise. */
  order_id: Generated<number | null>
  /** When the customer agreed to the order. */
  created_at: string
  updated_at: string
}

/** The state of a bank's dispute; `warned` if the payment may become disputed. */
export type UnmatchedDisputeState = DisputeState | 'warned'

/** A payment that was made but credits no balance; the owner must resolve it. */
export interface UnmatchedPaymentTable {
  id: Generated<number>
  processor: string
  /** The processor's session id; its payment id if the session is unknown. */
  processor_id: string
  /** The processor's payment id, which refunds and disputes refer to. */
  processor_payment_id: Generated<string | null>
  session_id: string | null
  amount: number
  currency: string
  reason: 'amount' | 'other-payment' | 'unknown-session'
  /** The processor's id of the refund or lost dispute that returned the money. */
  settled_by: string | null
  dispute_state: Generated<UnmatchedDisputeState | null>
  created_at: string
}

/** A payment that the customer disputes with their bank. */
export interface DisputeTable {
  /** The processor's id. */
  id: string
  session_id: string
  customer_id: number
  amount: number
  /** The unspent part of the amount, deducted from the balance until a decision. */
  held: number
  reason: string
  /** The deadline for submitting evidence. */
  due_at: string | null
  state: DisputeState
  stage: Generated<DisputeStage>
  /** The time of the processor's report that is stored. */
  reported_at: string
  created_at: string
  updated_at: string
}
