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
 * A refund to the original payment method: `requested` until it has been paid; one that is `failed` or
 * `canceled` is back on the balance.
 */
export interface Refund {
  id: number
  topUpId: string
  amount: Money
  state: 'requested' | 'refunded' | 'failed' | 'canceled'
  createdAt: string
}

/** The top-ups that a customer can withdraw from, and the refunds so far. */
export interface EligibleWithdrawals {
  topUps: EligibleTopUp[]
  refunds: Refund[]
}

/** The provider's confirmation of a withdrawal. */
export interface WithdrawalReceipt {
  reference: string
  receivedAt: string
  /** Whether the provider has emailed a receipt. */
  isMailed: boolean
  refund: Refund | null
}
