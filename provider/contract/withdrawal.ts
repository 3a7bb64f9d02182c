import { z } from 'zod'
import {
  listOrNull,
  orNull,
  wireAmount,
  wireDate,
  wireDateOrNull,
  wireId,
  wireIdOrNull,
} from './parts.ts'

/** A refund of a top-up. */
export const wireRefund = z.object({
  id: wireId,
  top_up_id: z.string(),
  amount: wireAmount,
  state: z.enum(['requested', 'refunded', 'failed', 'canceled']),
  created_at: wireDate,
  /** The order whose price it returns; null for unspent Tunes. */
  order_id: wireIdOrNull,
})

export type WireRefund = z.output<typeof wireRefund>

/** A top-up that is eligible for withdrawal. */
export const wireWithdrawableTopUp = z.object({
  id: z.string(),
  amount: wireAmount,
  unspent: wireAmount,
  paid_at: wireDate,
  until: wireDate,
})

/** A withdrawal that names orders of the customer. */
export const wireOrderWithdrawal = z.object({
  reference: z.string(),
  order_ids: z.array(wireId),
  received_at: wireDate,
  /** The time at which the shop accepted it; null if it has not. */
  accepted_at: wireDateOrNull,
  /** The time at which the shop settled it; null while open. */
  closed_at: wireDateOrNull,
})

/**
 * The top-ups that are eligible for withdrawal, and the refunds and the withdrawals from orders so
 * far; an API extension of the embedded provider.
 */
export const wireEligibleWithdrawals = z.object({
  top_ups: z.array(wireWithdrawableTopUp),
  refunds: z.array(wireRefund),
  /** Providers up to version 0.2.0 do not send it. */
  order_withdrawals: listOrNull(wireOrderWithdrawal),
})

/** The confirmation of a withdrawal. */
export const wireWithdrawal = z.object({
  reference: z.string(),
  received_at: wireDate,
  /** True if a receipt was emailed; other hosts always send one. */
  is_mailed: z.boolean().default(true),
  refund: orNull(wireRefund),
})
