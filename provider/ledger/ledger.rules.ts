/**
 * Double-entry bookkeeping. A journal entry is a set of transfers with a common cause. Each
 * transfer consists of two postings of opposite sign, so every entry sums to zero. A customer's
 * balance is the sum of the postings to their account; the database also stores it, and rejects
 * transfers that would make it negative.
 */

const salesAccount = 'sales'
export const cardClearingAccount = 'card-clearing'
const promotionsAccount = 'promotions'
/** The amounts held until banks decide disputes. */
export const disputesAccount = 'disputes'
/** Spent amounts that were refunded to cards. */
export const lossesAccount = 'losses'
/** The Tunes that customers gave up with their accounts. */
const givenUpAccount = 'given-up'

/** Moves cents from one account to another. */
export interface Transfer {
  from: string
  to: string
  amount: number
}

export interface JournalEntry {
  /** The event that caused the entry, such as `order:12` or `payment:ps_…`; unique per entry. */
  cause: string
  /** The payment session, which can be credited only once. */
  paymentSessionId?: string
  transfers: Transfer[]
}

/** Returns the account for a customer's Tunes; 1 Tune is 100 cents. */
export function getCustomerAccount(customerId: number): string {
  return `customer:${customerId}`
}

/**
 * Creates the journal entry for a paid top-up. Its cause is the payment session, so reporting a
 * payment twice credits it once.
 */
export function createTopUpEntry({
  id,
  customer_id: customerId,
  amount,
}: {
  id: string
  customer_id: number
  amount: number
}): JournalEntry {
  return validateEntry({
    cause: `payment:${id}`,
    paymentSessionId: id,
    transfers: [{ from: cardClearingAccount, to: getCustomerAccount(customerId), amount }],
  })
}

/**
 * Creates the journal entry for an order: `amountDue` comes from the balance, the gift card's part
 * from the promotions account. Returns null for a free order, which moves no money.
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

/**
 * Creates the journal entry for an order refund, which returns Tunes to the balance and the gift
 * card's part to the promotions account. Returns null for a free order.
 */
export function createOrderRefundEntry(
  refundId: number,
  customerId: number,
  { tunes, giftCard }: { tunes: number; giftCard: number },
): JournalEntry | null {
  const transfers = [
    { from: salesAccount, to: getCustomerAccount(customerId), amount: tunes },
    { from: salesAccount, to: promotionsAccount, amount: giftCard },
  ].filter((transfer) => transfer.amount !== 0)
  return transfers.length === 0
    ? null
    : validateEntry({ cause: `order-refund:${refundId}`, transfers })
}

/**
 * Creates the journal entry for a refund of unspent Tunes to the card. `amount` exceeds them only
 * if the owner refunded at the payment processor; the rest is a loss.
 */
export function createRefundEntry(
  cause: string,
  customerId: number,
  amount: number,
  unspent: number,
): JournalEntry {
  return validateEntry({
    cause,
    transfers: withoutZeros([
      { from: getCustomerAccount(customerId), to: cardClearingAccount, amount: unspent },
      { from: lossesAccount, to: cardClearingAccount, amount: amount - unspent },
    ]),
  })
}

/** Returns the causes of a refund's entries, which are also the prefixes of the numbered ones. */
export function getRefundCauses(refundId: number) {
  return {
    taken: `refund:${refundId}`,
    returned: `returned-refund:${refundId}`,
    recovered: `recovered-refund:${refundId}`,
  }
}

/**
 * Creates the journal entry that reverses a failed refund; `transfers` are those of all its entries
 * so far.
 */
export function createReturnedRefundEntry(
  cause: string,
  transfers: readonly Transfer[],
): JournalEntry {
  const taken = new Map<string, number>()
  for (const { from, to, amount } of transfers) {
    taken.set(from, (taken.get(from) ?? 0) + amount)
    taken.set(to, (taken.get(to) ?? 0) - amount)
  }
  const returned = [...taken]
    .filter(([account]) => account !== cardClearingAccount)
    .map(([to, amount]) => ({ from: cardClearingAccount, to, amount }))
  return validateEntry({ cause, transfers: withoutZeros(returned) })
}

/** Creates the journal entry that reduces the loss of a refund by recovered Tunes. */
export function createRecoveryEntry(
  cause: string,
  customerId: number,
  amount: number,
): JournalEntry {
  const from = getCustomerAccount(customerId)
  return validateEntry({ cause, transfers: [{ from, to: lossesAccount, amount }] })
}

/** Creates the journal entry for the Tunes that a customer gives up with the account. */
export function createGivenUpEntry(customerId: number, amount: number): JournalEntry {
  const from = getCustomerAccount(customerId)
  return validateEntry({
    cause: `given-up:${customerId}`,
    transfers: [{ from, to: givenUpAccount, amount }],
  })
}

/** The subject of a journal entry, with the id from the entry's cause. */
export interface EntrySubject {
  readonly kind: 'order' | 'order-refund' | 'refund' | 'dispute' | 'given-up'
  readonly id: string
}

/** Returns the subject of a cause; null for a top-up. */
export function parseCause(cause: string): EntrySubject | null {
  const [event = '', id = ''] = cause.split(':')
  switch (event) {
    case 'order':
    case 'order-refund':
    case 'dispute':
    case 'given-up':
      return { kind: event, id }
    case 'refund':
    case 'returned-refund':
    case 'recovered-refund':
      return { kind: 'refund', id }
    default:
      return null
  }
}

/**
 * Returns the entry; throws if it has no transfers, an invalid amount, or a transfer between
 * invalid accounts.
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

/** Omits transfers of zero. */
export function withoutZeros(transfers: Transfer[]): Transfer[] {
  return transfers.filter(({ amount }) => amount !== 0)
}
