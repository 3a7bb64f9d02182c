import type { Money } from './money.ts'

/** A started payment; the customer is redirected to `redirectUrl`. */
export interface PaymentStart {
  redirectUrl: string
  sessionId: string | null
}

export type PaymentStatus = 'open' | 'paid' | 'declined' | 'closed'

export interface PaymentSession {
  id: string
  status: PaymentStatus
  amount: Money
  returnTo: 'checkout' | 'profile' | null
}
