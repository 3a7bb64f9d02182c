/** What a customer paid for a sound of a pack that they still own. */
export interface PaidSound {
  /** The id of the order line that paid for it. */
  readonly orderItemId: number
  /** In cents, after discounts. */
  readonly paid: number
}

/** The part of a payment for a sound by which its pack costs less, in cents. */
export interface PackCredit {
  readonly orderItemId: number
  readonly amount: number
}

/**
 * Returns by how much a pack costs less because of the sounds that are paid for, oldest first: what
 * was paid for them, at most the price of the pack in cents.
 */
export function creditSounds(price: number, sounds: readonly PaidSound[]): PackCredit[] {
  let left = price
  return sounds.flatMap(({ orderItemId, paid }) => {
    const amount = Math.min(paid, left)
    left -= amount
    return amount <= 0 ? [] : [{ orderItemId, amount }]
  })
}

/** Adds up credits, in cents. */
export function sumCredits(credits: readonly Pick<PackCredit, 'amount'>[]): number {
  return credits.reduce((sum, { amount }) => sum + amount, 0)
}
