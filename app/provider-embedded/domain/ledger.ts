/**
 * Double-entry bookkeeping. A journal entry is a set of transfers with a common cause. Each
 * transfer consists of two postings of opposite sign, so that an entry always sums to zero. The
 * balance of a customer is the sum of the postings to their account; the database stores it too and
 * refuses a transfer that would make it negative.
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
  /** The event that caused the entry, e.g. `order:12` or `payment:evt_…`; unique per entry. */
  cause: string
  /** The payment session that is credited; each is credited once. */
  paymentSessionId?: string
  transfers: Transfer[]
}

/** Returns the account for a customer's Tunes; 1 Tune is 100 cents. */
export function getCustomerAccount(customerId: number): string {
  return `customer:${customerId}`
}

/** Creates the journal entry for a paid top-up: the session and the id of the payment's event. */
export function createTopUpEntry(
  { id, customer_id: customerId, amount }: { id: string; customer_id: number; amount: number },
  eventId: string,
): JournalEntry {
  return validateEntry({
    cause: `payment:${eventId}`,
    paymentSessionId: id,
    transfers: [{ from: cardClearingAccount, to: getCustomerAccount(customerId), amount }],
  })
}

/**
 * Creates the journal entry for an order: `amountDue` is paid from the balance, the gift card's
 * part from the promotions account. Returns null for a free order, which moves no money.
 */
export function createOrderEntry(
  orderId: number,
  customerId: number,
  amountDue: number,
  giftCardAmount: number,
): JournalEntry | null {
  const transfers = [
    { from: getCustomerAccount(customerId), to: salesAccount, amount: amountDue },
    { from: promotionsAccount, to: salesAccount, amount: giftCardAmount },
  ].filter((transfer) => transfer.amount !== 0)
  return transfers.length === 0 ? null : validateEntry({ cause: `order:${orderId}`, transfers })
}

/** Creates the journal entry for a refund, which returns unspent Tunes to the card. */
export function createRefundEntry(
  refundId: number,
  customerId: number,
  amount: number,
): JournalEntry {
  return validateEntry({
    cause: `refund:${refundId}`,
    transfers: [{ from: getCustomerAccount(customerId), to: cardClearingAccount, amount }],
  })
}

/**
 * Returns the entry; throws if there are no transfers, or a transfer has an invalid amount or
 * accounts.
 */
export function validateEntry(entry: JournalEntry): JournalEntry {
  if (entry.transfers.length === 0) throw new Error('a journal entry needs at least one transfer')
  for (const { from, to, amount } of entry.transfers) {
    if (!Number.isSafeInteger(amount) || amount <= 0) {
      throw new Error('the amount of a transfer must be a positive whole number of cents')
    }
    if (from === to) throw new Error('a transfer must be between different accounts')
  }
  return entry
}
