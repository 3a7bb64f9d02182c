import {
  cardClearingAccount,
  disputesAccount,
  getCustomerAccount,
  lossesAccount,
  validateEntry,
  withoutZeros,
} from './ledger.rules.ts'
import type { JournalEntry } from './ledger.rules.ts'

/** A step of a dispute; each happens at most once. */
export type DisputeStep = 'withdrawn' | 'reinstated' | 'won' | 'lost'

/**
 * Returns the cause of a dispute's journal entry; holds and releases can recur, with numbered
 * causes.
 */
export function getDisputeCause(step: DisputeStep | 'hold' | 'release', disputeId: string): string {
  return `dispute:${disputeId}:${step}`
}

/**
 * Creates the journal entry that holds unspent Tunes for a dispute. Once the dispute is lost, they
 * reduce the loss instead.
 */
export function createHoldEntry(
  cause: string,
  dispute: { customer_id: number; state: 'open' | 'won' | 'lost' },
  amount: number,
): JournalEntry {
  const hold = { from: getCustomerAccount(dispute.customer_id), to: disputesAccount, amount }
  const recovery = { from: disputesAccount, to: lossesAccount, amount }
  return validateEntry({ cause, transfers: dispute.state === 'lost' ? [hold, recovery] : [hold] })
}

/** Creates the journal entry that releases held Tunes after the disputed amount has decreased. */
export function createReleaseEntry(
  cause: string,
  customerId: number,
  amount: number,
): JournalEntry {
  const to = getCustomerAccount(customerId)
  return validateEntry({ cause, transfers: [{ from: disputesAccount, to, amount }] })
}

/**
 * Creates the journal entry for a step of a dispute; null if it moves no money. `held` is the
 * unspent part of the amount. A lost dispute books the rest as a loss; winning it later reverses
 * that loss.
 */
export function createDisputeEntry(
  step: DisputeStep,
  dispute: {
    id: string
    customer_id: number
    amount: number
    held: number
    state: 'open' | 'won' | 'lost'
  },
): JournalEntry | null {
  const { id, amount, held } = dispute
  const customer = getCustomerAccount(dispute.customer_id)
  const loss = { from: lossesAccount, to: disputesAccount, amount: amount - held }
  const undoneLoss = { ...loss, from: loss.to, to: loss.from }
  const transfers = withoutZeros(
    {
      withdrawn: [{ from: disputesAccount, to: cardClearingAccount, amount }],
      reinstated: [{ from: cardClearingAccount, to: disputesAccount, amount }],
      won: [
        { from: disputesAccount, to: customer, amount: held },
        ...(dispute.state === 'lost' ? [undoneLoss] : []),
      ],
      lost: [loss],
    }[step],
  )
  if (transfers.length === 0) return null
  return validateEntry({ cause: getDisputeCause(step, id), transfers })
}
