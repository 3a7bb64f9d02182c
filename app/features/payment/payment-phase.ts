import type { PaymentStatus } from '#app/provider/types.ts'

/** How often the shop asks whether a payment has arrived, in milliseconds. */
export const pollInterval = 1000

/** How long it asks before it says that the credit will follow, in milliseconds. */
export const pollTimeout = 20_000

export type PaymentPhase = 'waiting' | 'credited' | 'refused' | 'later'

/** What to tell of a payment with this status after waiting so many milliseconds. */
export function paymentPhase(status: PaymentStatus, waited: number): PaymentPhase {
  if (status === 'paid') return 'credited'
  if (status !== 'open') return 'refused'
  return waited >= pollTimeout ? 'later' : 'waiting'
}
