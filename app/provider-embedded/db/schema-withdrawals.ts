import type { Generated } from 'kysely'

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
}

export type RefundState = 'requested' | 'refunded'

export interface RefundTable {
  id: Generated<number>
  withdrawal_id: number
  session_id: string
  customer_id: number
  amount: number
  state: RefundState
  created_at: string
  updated_at: string
}
