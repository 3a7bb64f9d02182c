import type { Generated } from 'kysely'
import type { RefundState } from '../../../payments/refunds.rules.ts'

/** Tables for withdrawals from contracts and their refunds. Amounts are in cents. */
export interface WithdrawalTables {
  withdrawals: WithdrawalTable
  refunds: RefundTable
}

export interface WithdrawalTable {
  id: Generated<number>
  /** The client's idempotency key, which a repeated request reuses. */
  request_id: string
  /** Null for a guest. */
  customer_id: number | null
  name: string
  email: string
  /** The contract as entered by the customer; empty for a top-up. */
  contract: string
  /** The id of the top-up's payment session; null for any other contract. */
  session_id: string | null
  locale: string
  received_at: string
  /** The time at which the owner accepted it; it stays open until its refunds have arrived. */
  accepted_at: Generated<string | null>
  /** The time at which it was settled; null while open, and for a top-up. */
  closed_at: string | null
  /** The owner's reason for closing it. */
  closed_reason: string | null
}

export interface RefundTable {
  id: Generated<number>
  /** Null for a refund made by the owner. */
  withdrawal_id: number | null
  session_id: string
  customer_id: number
  /** The order that the refund is for, or null. */
  order_id: Generated<number | null>
  /** The withdrawal from an order that it pays back, or null. */
  order_withdrawal_id: Generated<number | null>
  amount: number
  /** The part of the amount that was already spent, and so was not deducted from the balance. */
  loss: Generated<number>
  state: RefundState
  /** The reason it was made or, if it failed, the reason it failed. */
  reason: Generated<string | null>
  /** The processor's refund id; null until confirmed. */
  processor_id: Generated<string | null>
  /** The number of the last alert to the owner that it stays pending; 0 for none. */
  alerts: Generated<number>
  created_at: string
  updated_at: string
}
