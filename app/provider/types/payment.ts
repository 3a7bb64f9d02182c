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
  /** The order that the payment is for; absent for a top-up. */
  order?: PaidOrder
}

/**
 * The order that a payment is for: `open` until the money has come, then `ordered`, or `credited` if
 * the money became Tunes instead.
 */
export type PaidOrder =
  | { readonly state: 'open' }
  | { readonly state: 'ordered'; readonly number: string }
  /** `isPaidTwice` means that another payment had paid for the order. */
  | { readonly state: 'credited'; readonly isPaidTwice: boolean }
