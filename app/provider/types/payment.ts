import type { Money } from '#provider/contract/money.ts'

/** A started payment; the customer is redirected to `redirectUrl`. */
export interface PaymentStart {
  redirectUrl: string
  sessionId: string | null
}

/**
 * A `processing` payment is being carried out by the bank, which can take days; a `failed` one was
 * pending before.
 */
export type PaymentStatus = 'open' | 'processing' | 'paid' | 'declined' | 'failed' | 'closed'

export interface PaymentSession {
  id: string
  status: PaymentStatus
  amount: Money
  returnTo: 'checkout' | 'profile' | null
}
