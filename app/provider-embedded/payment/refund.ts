/** Money that goes back the way it came. */
export interface RefundRequest {
  /** The same refund has the same id, however often it is asked for: it must be paid once. */
  readonly id: string
  /** The payment session it belongs to. */
  readonly session: string
  /** Cents. */
  readonly amount: number
  readonly currency: 'EUR'
}

/**
 * Hands a refund to whoever took the payment: `refunded` when it is paid, `requested` when it will be.
 * Rejects when nobody answers; it is asked again then.
 */
export type RefundPayer = (refund: RefundRequest) => Promise<'refunded' | 'requested'>

/** The demo card took no money, so giving it back is done at once. */
export const payDemoRefund: RefundPayer = async () => 'refunded'
