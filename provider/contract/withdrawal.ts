import { z } from 'zod'
import { orNull, wireAmount, wireDate, wireId } from './parts.ts'

/** A refund of a top-up. */
export const wireRefund = z.object({
  id: wireId,
  top_up_id: z.string(),
  amount: wireAmount,
  state: z.enum(['requested', 'refunded', 'failed', 'canceled']),
  created_at: wireDate,
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

/**
 * The top-ups that are eligible for withdrawal, and the refunds so far; an API extension of the
 * embedded provider.
 */
export const wireEligibleWithdrawals = z.object({
  top_ups: z.array(wireWithdrawableTopUp),
  refunds: z.array(wireRefund),
})

/** The confirmation of a withdrawal. */
export const wireWithdrawal = z.object({
  reference: z.string(),
  received_at: wireDate,
  /** True if a receipt was emailed; other hosts always send one. */
  is_mailed: z.boolean().default(true),
  refund: orNull(wireRefund),
})
