const dayLength = 24 * 60 * 60 * 1000

/** The days in which Tunes that were bought can be given back. */
const withdrawalDays = 14

/** A paid top-up. Amounts in cents. */
export interface TopUp {
  id: string
  amount: number
  paidAt: Date
  /** Whether it has been withdrawn from before; what was left of it then is gone. */
  isRefunded: boolean
}

export interface UnspentTopUp extends TopUp {
  /** What of it still lies on the balance, in cents. */
  unspent: number
}

/**
 * What is left of each top-up, given newest first: the oldest money is spent first, so the balance is
 * made of the newest top-ups. Together they never hold more than the balance.
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

/** The last day on which a payment can be withdrawn from, as a moment in that day. */
export function getLastWithdrawalDay(paidAt: Date): Date {
  return new Date(paidAt.getTime() + withdrawalDays * dayLength)
}

/**
 * Whether a payment can be withdrawn from now. The day of the payment does not count and the last day
 * lasts until midnight, wherever the customer is: so one more day than the law's number.
 */
export function isWithdrawable(paidAt: Date, now: Date): boolean {
  return now.getTime() <= getLastWithdrawalDay(paidAt).getTime() + dayLength
}
