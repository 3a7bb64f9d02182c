/**
 * Double-entry bookkeeping. A journal entry is a set of transfers with a common cause. Each
 * transfer consists of two postings of opposite sign, so that an entry always sums to zero. The
 * balance of a customer is the sum of the postings to their account; the database stores it too and
 * refuses a transfer that would make it negative.
 */

const salesAccount = 'sales'
export const cardClearingAccount = 'card-clearing'
const promotionsAccount = 'promotions'
/** The amounts that are held until banks decide on disputes. */
export const disputesAccount = 'disputes'
/** The spent amounts that were refunded to cards. */
export const lossesAccount = 'losses'

/** Moves cents from one account to another. */
export interface Transfer {
  from: string
  to: string
  amount: number
}

export interface JournalEntry {
  /** The event that caused the entry, e.g. `order:12` or `payment:ps_…`; unique per entry. */
  cause: string
  /** The payment session that is credited; each is credited once. */
  paymentSessionId?: string
  transfers: Transfer[]
}

/** Returns the account for a customer's Tunes; 1 Tune is 100 cents. */
export function getCustomerAccount(customerId: number): string {
  return `customer:${customerId}`
}

/** Creates the journal entry for a paid top-up; its cause is the session, whoever reports it. */
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

/**
 * Creates the journal entry for the refund of an order, which returns Tunes to the balance and the
 * gift card's part to the promotions account. Returns null for a free order.
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
 * Creates the journal entry for a refund: unspent Tunes return to the card. `amount` can exceed them
 * only for a refund that the owner made at the processor; the rest is a loss.
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

/** Returns the causes of the entries of a refund. Their numbered repetitions start with them, too. */
export function getRefundCauses(refundId: number) {
  return {
    taken: `refund:${refundId}`,
    returned: `returned-refund:${refundId}`,
    recovered: `recovered-refund:${refundId}`,
  }
}

/**
 * Creates the journal entry that gives back what a failed refund has taken; `transfers` are those of
 * all its entries so far.
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

/** Creates the journal entry that makes the loss of a refund smaller by Tunes that came back. */
export function createRecoveryEntry(
  cause: string,
  customerId: number,
  amount: number,
): JournalEntry {
  const from = getCustomerAccount(customerId)
  return validateEntry({ cause, transfers: [{ from, to: lossesAccount, amount }] })
}

/** The subject of a journal entry; the id is that in its cause. */
export interface EntrySubject {
  readonly kind: 'order' | 'order-refund' | 'refund' | 'dispute'
  readonly id: string
}

/** Returns the subject of an entry with a cause; null if it is a top-up. */
export function parseCause(cause: string): EntrySubject | null {
  const [event = '', id = ''] = cause.split(':')
  switch (event) {
    case 'order':
    case 'order-refund':
    case 'dispute':
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

/** Leaves out transfers of nothing. */
export function withoutZeros(transfers: Transfer[]): Transfer[] {
  return transfers.filter(({ amount }) => amount !== 0)
}
