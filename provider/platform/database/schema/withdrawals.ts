import type { Generated } from 'kysely'
import type { RefundState } from '../../../payments/refunds.rules.ts'

/** Tables for withdrawals from contracts and their refunds. Amounts are in cents. */
export interface WithdrawalTables {
  withdrawals: WithdrawalTable
  refunds: RefundTable
}

export interface WithdrawalTable {
  id: Generated<number>
  /** Idempotency key from the client: a repeated request has the same id. */
  request_id: string
  /** Null for a guest. */
  customer_id: number | null
  name: string
  email: string
  /** The contract as entered by the customer; empty for a top-up. */
  contract: string
  /** Id of the payment session of the top-up; null for any other contract. */
  session_id: string | null
  locale: string
  received_at: string
  /** When the owner accepted it; it is open until its refunds have arrived. */
  accepted_at: Generated<string | null>
  /** When the owner was done with it; null while it is open, and for a top-up. */
  closed_at: string | null
  /** What the owner noted about that. */
  closed_reason: string | null
}

export interface RefundTable {
  id: Generated<number>
  /** Null for a refund that the owner made. */
  withdrawal_id: number | null
  session_id: string
  customer_id: number
  /** The order that the refund is for, or null. */
  order_id: Generated<number | null>
  /** The withdrawal from an order that it pays back, or null. */
  order_withdrawal_id: Generated<number | null>
  amount: number
  /** The part of the amount that had been spent, and so was not taken from the balance. */
  loss: Generated<number>
  state: RefundState
  /** Why it was made or, of one that failed, why it failed. */
  reason: Generated<string | null>
  /** The processor's id of the refund; null until it has confirmed it. */
  processor_id: Generated<string | null>
  /** The number of the last alert to the owner that it stays pending; 0 before the first one. */
  alerts: Generated<number>
  created_at: string
  updated_at: string
}
