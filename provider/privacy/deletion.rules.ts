import type { UnspentChoice } from '../contract/customer.ts'
import type { UnspentTopUp } from '../ledger/unspent-top-ups.rules.ts'

/** A part of a top-up, in cents, to be returned to its payment method. */
export interface ReturnedPart {
  readonly topUpId: string
  readonly amount: number
}

/** Returns the part of a balance, in cents, that can be returned to its payment methods. */
export function getRefundable(topUps: readonly Pick<UnspentTopUp, 'unspent'>[]): number {
  return topUps.reduce((sum, { unspent }) => sum + unspent, 0)
}

/** Returns the part of a balance, in cents, that a customer gives up with a choice. */
export function getGivenUp(choice: UnspentChoice, balance: number, refundable: number): number {
  return choice === 'give-up' ? balance : balance - refundable
}

/**
 * Lists the parts of top-ups, newest first as passed, that return what the customer has not given up.
 * Top-ups that the payment service has refused to refund are left to the owner.
 */
export function listReturnedParts(
  topUps: readonly Pick<UnspentTopUp, 'id' | 'unspent'>[],
  { balance, givenUp }: { readonly balance: number; readonly givenUp: number },
  refused: ReadonlySet<string>,
): ReturnedPart[] {
  let left = balance - givenUp
  const parts: ReturnedPart[] = []
  for (const { id, unspent } of topUps) {
    const amount = Math.min(left, refused.has(id) ? 0 : unspent)
    if (amount <= 0) continue
    parts.push({ topUpId: id, amount })
    left -= amount
  }
  return parts
}
