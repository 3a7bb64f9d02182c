const dayMs = 24 * 60 * 60 * 1000

/** Days after a payment during which unspent Tunes can be returned. */
const withdrawalDays = 14

/** A paid top-up. Amounts in cents. */
export interface TopUp {
  id: string
  amount: number
  paidAt: Date
  /** Whether the customer has already withdrawn from it; if so, none of it is left. */
  isRefunded: boolean
}

export interface UnspentTopUp extends TopUp {
  /** The part of it still in the balance, in cents. */
  unspent: number
}

/** A refund, to be paid out by whoever took the payment. */
export interface RefundRequest {
  /** The idempotency key: the same refund has the same id in every attempt and is paid once. */
  readonly id: string
  /** The payment session to refund. */
  readonly session: string
  /** Cents. */
  readonly amount: number
  readonly currency: 'EUR'
}

/**
 * Sends a refund to whoever took the payment: `refunded` once it is paid, `requested` if it will be.
 * Rejects if there is no response; the request is repeated later.
 */
export type RefundPayer = (refund: RefundRequest) => Promise<'refunded' | 'requested'>

/**
 * Calculates the unspent part of each top-up, given newest first. The oldest money is spent first, so
 * the balance consists of the newest top-ups; the parts never add up to more than the balance.
 */
export function calculateUnspentTopUps(
  newestFirst: readonly TopUp[],
  balance: number,
): UnspentTopUp[] {
  let left = Math.max(0, balance)
  return newestFirst.map((topUp) => {
    const unspent = topUp.isRefunded ? 0 : Math.min(topUp.amount, left)
    left -= unspent
    return { ...topUp, unspent }
  })
}

/** A moment in the last day on which a payment can be withdrawn from. */
export function getLastWithdrawalDay(paidAt: Date): Date {
  return new Date(paidAt.getTime() + withdrawalDays * dayMs)
}

/**
 * Whether a payment can be withdrawn from now. The day of payment does not count, and the last day ends
 * at midnight in the customer's time zone, so this allows one day more than the law.
 */
export function isWithdrawable(paidAt: Date, now: Date): boolean {
  return now.getTime() <= getLastWithdrawalDay(paidAt).getTime() + dayMs
}
