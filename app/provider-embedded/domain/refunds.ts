const dayMs = 24 * 60 * 60 * 1000

/** Number of days after a payment during which unspent Tunes can be refunded. */
const withdrawalDays = 14

/** A paid top-up. Amounts are in cents. */
export interface TopUp {
  id: string
  amount: number
  paidAt: Date
  /** Whether the top-up was already refunded; if so, none of it counts as unspent. */
  isRefunded: boolean
}

export interface UnspentTopUp extends TopUp {
  /** The part of the amount that is still in the balance, in cents. */
  unspent: number
}

/** A refund to be paid by the payment service that received the payment. */
export interface RefundRequest {
  /**
   * The idempotency key: every attempt to pay a refund has the same id, so that it is paid only
   * once.
   */
  readonly id: string
  /** Id of the payment session to refund. */
  readonly session: string
  /** In cents. */
  readonly amount: number
  readonly currency: 'EUR'
}

/**
 * Sends a refund to the payment service. Resolves to `refunded` if it is paid, or `requested` if it
 * will be paid later. Rejects if there is no response; the request is then repeated later.
 */
export type RefundPayer = (refund: RefundRequest) => Promise<'refunded' | 'requested'>

/**
 * Calculates the unspent part of each top-up; the list must start with the newest one. The oldest
 * money is spent first, so the balance consists of the newest top-ups; the parts never add up to
 * more than the balance.
 */
export function calculateUnspentTopUps(
  topUpsNewestFirst: readonly TopUp[],
  balance: number,
): UnspentTopUp[] {
  let left = Math.max(0, balance)
  return topUpsNewestFirst.map((topUp) => {
    const unspent = topUp.isRefunded ? 0 : Math.min(topUp.amount, left)
    left -= unspent
    return { ...topUp, unspent }
  })
}

/** Returns a time on the last day of the withdrawal period of a payment. */
export function getLastWithdrawalDay(paidAt: Date): Date {
  return new Date(paidAt.getTime() + withdrawalDays * dayMs)
}

/**
 * Returns whether the customer can still withdraw from a payment. The day of payment does not
 * count, and the last day ends at midnight in the customer's time zone, so this allows one day more
 * than the law requires.
 */
export function isWithdrawable(paidAt: Date, now: Date): boolean {
  return now.getTime() <= getLastWithdrawalDay(paidAt).getTime() + dayMs
}
