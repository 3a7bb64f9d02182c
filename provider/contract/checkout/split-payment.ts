/** The smallest sum that payment services charge, in cents. */
export const minCardAmount = 50

/** How an order is paid, apart from its gift card. All amounts are in cents. */
export interface PaymentSplit {
  /** What the card is charged; 0 if the balance pays everything. */
  readonly card: number
  /** What the balance pays. */
  readonly balance: number
  /** What the card is charged beyond the order, because it cannot be charged less; becomes Tunes. */
  readonly surplus: number
}

/**
 * Splits an amount due between the balance and the card. The balance pays first, if the customer
 * wishes; but if the rest is less than the card can be charged, it pays less, so that the card is
 * charged for the order alone. Only an order that costs less than that leaves a surplus.
 */
export function splitPayment(due: number, balance: number, usesBalance: boolean): PaymentSplit {
  const missing = due - (usesBalance ? Math.min(balance, due) : 0)
  if (missing === 0) return { card: 0, balance: due, surplus: 0 }
  const card = Math.max(missing, minCardAmount)
  return { card, balance: Math.max(0, due - card), surplus: Math.max(0, card - due) }
}
