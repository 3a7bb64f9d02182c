import { z } from 'zod'
import { wireAmount, wireAmountOrNull, wireDateOrNull } from './parts.ts'

/** What has to be settled before an account can be deleted. */
const affairKinds = ['payment', 'refund', 'dispute', 'withdrawal'] as const

export type AffairKind = (typeof affairKinds)[number]

/** What happens to the Tunes of a deleted account: they are paid back, or the customer gives them up. */
export const unspentChoices = ['refund', 'give-up'] as const

export type UnspentChoice = (typeof unspentChoices)[number]

/** The days in which a customer can keep an account whose deletion was requested. */
export const deletionDays = 7

/**
 * The deletion of the customer's account: when it was requested and what it concerns; an API extension
 * of the embedded provider.
 */
export const wireDeletion = z.object({
  /** Null unless requested. */
  requested_at: wireDateOrNull,
  /** The time from which on the account is deleted; null unless requested. */
  due_at: wireDateOrNull,
  /** The part of the balance that is not paid back; null unless requested. */
  given_up: wireAmountOrNull,
  balance: wireAmount,
  /** The part of the balance that can be returned to the original payment methods. */
  refundable: wireAmount,
  /** Gift cards that the customer has used and that are not used up. */
  gift_cards: z.array(z.object({ code: z.string(), amount: wireAmount })),
  open: z.array(z.object({ kind: z.enum(affairKinds), id: z.string() })),
})
