import { z } from 'zod'
import { orNull, wireAmount, wireAmountOrNull, wireDate, wireId, wireIdOrNull } from './parts.ts'

/** What can change a customer's balance. */
const ledgerKinds = [
  'top-up',
  'order',
  /** The refund of an order to the balance. */
  'order-refund',
  /** A refund of Tunes to the original payment method. */
  'card-refund',
  /** A refund to the original payment method that failed. */
  'returned-refund',
  /** An earlier refund of Tunes that had already been spent. */
  'recovery',
  'dispute-hold',
  'dispute-release',
  /** Tunes that the customer gave up with the account. */
  'given-up',
] as const

export type LedgerKind = (typeof ledgerKinds)[number]

/** A change of a customer's balance; an API extension of the embedded provider. */
export const wireLedgerRow = z.object({
  id: wireId,
  /** Null for a kind of a later version. */
  kind: orNull(z.enum(ledgerKinds)),
  created_at: wireDate,
  /** Negative for a deduction. */
  amount: wireAmount,
  /** The balance after the change. */
  balance: wireAmount,
  /** The order that caused it, or null. */
  order_id: wireIdOrNull,
  /** The top-up that caused it, or null. */
  top_up_id: z.string().nullish(),
  /** The part of the same order or refund that a gift card paid or got back; null for none. */
  gift_card_amount: wireAmountOrNull,
})
