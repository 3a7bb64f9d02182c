import type { Money } from '#provider/contract/money.ts'

/** A paid top-up that the customer can withdraw from. */
export interface EligibleTopUp {
  id: string
  amount: Money
  /** The unspent amount, which is refunded. */
  unspent: Money
  paidAt: string
  /** A time on the last day of the withdrawal period. */
  until: string
}

/**
 * A refund to the original payment method: `requested` until it is paid; `failed` and `canceled`
 * ones have been returned to the balance.
 */
export interface Refund {
  id: number
  topUpId: string
  amount: Money
  state: 'requested' | 'refunded' | 'failed' | 'canceled'
  createdAt: string
  /** The order whose price it returns; null for unspent Tunes, or if the provider does not send it. */
  orderId: number | null
}

/** A withdrawal from orders that the customer has sent. */
export interface OrderWithdrawal {
  reference: string
  orderIds: number[]
  receivedAt: string
  /** `accepted` until its refunds have arrived, then `closed`. */
  state: 'received' | 'accepted' | 'closed'
}

/** The top-ups eligible for withdrawal, past refunds, and withdrawals from orders. */
export interface EligibleWithdrawals {
  topUps: EligibleTopUp[]
  refunds: Refund[]
  orderWithdrawals: OrderWithdrawal[]
}

/** The provider's confirmation of a withdrawal. */
export interface WithdrawalReceipt {
  reference: string
  receivedAt: string
  /** True if the provider has emailed a receipt. */
  isMailed: boolean
  refund: Refund | null
}
