/**
 * Double-entry bookkeeping. A journal entry is a set of transfers with one cause; each transfer is two
 * postings of opposite sign, so an entry that does not sum to zero cannot be written. The balance of a
 * customer is the sum of the postings on their account and is stored nowhere.
 */

const salesAccount = 'sales'
const cardClearingAccount = 'card-clearing'
const promotionsAccount = 'promotions'

/** Moves cents from one account to another. */
export interface Transfer {
  from: string
  to: string
  amount: number
}

export interface JournalEntry {
  /** The event behind the entry, e.g. `order:12` or `payment:evt_…`; each cause has one entry. */
  cause: string
  transfers: Transfer[]
}

/** The account that holds a customer's Tunes; 1 Tune is 100 cents. */
export function customerAccount(customerId: number): string {
  return `customer:${customerId}`
}

/** The journal entry of a paid top-up. */
export function topUpEntry(customerId: number, amount: number, eventId: string): JournalEntry {
  return validateEntry({
    cause: `payment:${eventId}`,
    transfers: [{ from: cardClearingAccount, to: customerAccount(customerId), amount }],
  })
}

/**
 * The journal entry of an order: the balance pays `amountDue`, promotions pay the gift card's part.
 * Null for a free order, which moves no money.
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

/** The journal entry of a refund: unspent Tunes go from the balance back to the card. */
export function refundEntry(refundId: number, customerId: number, amount: number): JournalEntry {
  return validateEntry({
    cause: `refund:${refundId}`,
    transfers: [{ from: customerAccount(customerId), to: cardClearingAccount, amount }],
  })
}

/** Returns the entry; throws if it has no transfer, or one with an invalid amount or account. */
export function validateEntry(entry: JournalEntry): JournalEntry {
  if (entry.transfers.length === 0) throw new Error('a journal entry needs a transfer')
  for (const { from, to, amount } of entry.transfers) {
    if (!Number.isSafeInteger(amount) || amount <= 0) {
      throw new Error('a transfer needs a positive whole number of cents')
    }
    if (from === to) throw new Error('a transfer needs two different accounts')
  }
  return entry
}
