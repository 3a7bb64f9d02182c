import type { Generated } from 'kysely'

/** What customers withdrew from, and what was paid back for it. Amounts are cents. */
export interface WithdrawalTables {
  withdrawals: WithdrawalsTable
  refunds: RefundsTable
}

export interface WithdrawalsTable {
  id: Generated<number>
  /** Drawn by the visitor's side; the same statement sent again has the same. */
  request_id: string
  /** Null for a visitor who is not logged in. */
  customer_id: number | null
  name: string
  email: string
  /** In the visitor's words; empty for a top-up. */
  contract: string
  /** The top-up withdrawn from. */
  session_id: string | null
  locale: string
  received_at: string
}

export type RefundState = 'requested' | 'refunded'

export interface RefundsTable {
  id: Generated<number>
  withdrawal_id: number
  session_id: string
  customer_id: number
  amount: number
  state: RefundState
  created_at: string
  updated_at: string
}
