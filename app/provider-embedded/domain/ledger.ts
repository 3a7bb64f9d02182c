/**
 * Money moves from one account to another; a movement is a set of such transfers with one cause. Each
 * transfer is two entries of opposite sign, so no movement can be written that does not sum to zero.
 * A customer's balance is the sum of the entries of the account; no balance is stored anywhere.
 */

const salesAccount = 'sales'
const cardClearingAccount = 'card-clearing'
const promotionsAccount = 'promotions'

/** Cents that leave one account and enter another. */
export interface Transfer {
  from: string
  to: string
  amount: number
}

export interface JournalEntry {
  /** What made the money move, e.g. `order:12` or `payment:evt_…`; a cause moves money once. */
  cause: string
  transfers: Transfer[]
}

/** The account of a customer's Tunes; 1 Tune is 100 cents. */
export function customerAccount(customerId: number): string {
  return `customer:${customerId}`
}

/** The movement of a paid top-up. */
export function topUpEntry(customerId: number, amount: number, eventId: string): JournalEntry {
  return validateEntry({
    cause: `payment:${eventId}`,
    transfers: [{ from: cardClearingAccount, to: customerAccount(customerId), amount }],
  })
}

/**
 * The movement of an order: the balance pays `amountDue`, promotions pay what came from a gift card.
 * Null when neither pays anything (a free order moves no money).
 */
export function orderEntry(
  orderId: number,
  customerId: number,
  amountDue: number,
  giftCardAmount: number,
): JournalEntry | null {
  const transfers = [
    { from: customerAccount(customerId), to: salesAccount, amount: amountDue },
    { from: promotionsAccount, to: salesAccount, amount: giftCardAmount },
  ].filter((transfer) => transfer.amount !== 0)
  return transfers.length === 0 ? null : validateEntry({ cause: `order:${orderId}`, transfers })
}

/** The movement of a refund: unspent Tunes leave the balance for the card they were paid with. */
export function refundEntry(refundId: number, customerId: number, amount: number): JournalEntry {
  return validateEntry({
    cause: `refund:${refundId}`,
    transfers: [{ from: customerAccount(customerId), to: cardClearingAccount, amount }],
  })
}

/** Gives the movement back if it may be written; throws when an amount or an account makes no sense. */
export function validateEntry(movement: JournalEntry): JournalEntry {
  if (movement.transfers.length === 0) throw new Error('a movement moves something')
  for (const { from, to, amount } of movement.transfers) {
    if (!Number.isSafeInteger(amount) || amount <= 0) {
      throw new Error('a transfer is a whole number of cents above zero')
    }
    if (from === to) throw new Error('a transfer goes to another account')
  }
  return movement
}
