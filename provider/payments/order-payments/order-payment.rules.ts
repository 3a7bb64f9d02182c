/**
 * The state of a payment for an order: `open` until the money has come, then `ordered`, or
 * `credited` if the order could no longer be placed as agreed, and the money became Tunes.
 */
export type OrderPaymentState = 'open' | 'ordered' | 'credited'

/** The largest payment for an order, in cents. */
export const maxCardAmount = 1_000_000

/** A line of a cart as agreed to. */
export interface PaidLine {
  readonly productId: number
  /** In cents. */
  readonly price: number
  /** The difference to what it costs: the discount of a code, and what was paid before. */
  readonly discount: number
}

/** Returns whether two carts have the same products at the same prices. */
export function haveSameLines(one: readonly PaidLine[], other: readonly PaidLine[]): boolean {
  return format(one) === format(other)
}

function format(lines: readonly PaidLine[]): string {
  return lines
    .map(({ productId, price, discount }) => `${productId}:${price}:${discount}`)
    .toSorted()
    .join(' ')
}

/** How long a payment page can be opened again, in milliseconds; it is open for a while longer. */
const reopenedMs = 15 * 60 * 1000

/** The payment for a cart that a customer asks for. */
interface WantedPayment {
  readonly amount: number
  readonly total: number
  readonly due: number
  readonly lines: readonly PaidLine[]
  readonly locale: string
  readonly hasConsented: boolean
  readonly processor: string
}

/** A payment page that was opened before. */
interface OpenedPayment {
  readonly session: {
    readonly amount: number
    readonly status: string
    readonly processor: string
    readonly created_at: string
  }
  readonly payment: {
    readonly total: number
    readonly due: number
    readonly lines: readonly PaidLine[]
    readonly locale: string
    readonly has_consented: 0 | 1
  }
}

/** Returns whether a payment page that was opened before is for the same payment, and still open. */
export function isRepeated(
  { session, payment }: OpenedPayment,
  wanted: WantedPayment,
  now: Date,
): boolean {
  const age = now.getTime() - Date.parse(session.created_at)
  const isOpen = session.status === 'open' || session.status === 'opening'
  return (
    isOpen &&
    age >= 0 &&
    age < reopenedMs &&
    session.processor === wanted.processor &&
    session.amount === wanted.amount &&
    payment.total === wanted.total &&
    payment.due === wanted.due &&
    payment.locale === wanted.locale &&
    (payment.has_consented === 1) === wanted.hasConsented &&
    haveSameLines(payment.lines, wanted.lines)
  )
}
