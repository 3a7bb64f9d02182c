import type { PaymentFacts } from './payment-processor.ts'
import type { PaymentSessionStatus } from './payment-session.rules.ts'
import type { PaymentSessionRow } from './payment-sessions.store.ts'

/** The outcome of a session. */
export type Settlement =
  /** `change` is not null for the one call that has made it. */
  | {
      readonly outcome: 'settled'
      readonly session: PaymentSessionRow
      readonly change: PaymentChange | null
    }
  /** The sum, the currency or the payment is another one; nothing was credited. */
  | Mismatched
  | { readonly outcome: 'unknown' }

/**
 * The change of a payment: it was credited to the balance, it is pending, or it was pending and has
 * failed.
 */
export type PaymentChange = 'credited' | 'pending' | 'failed'

/** `isNew` is true for the one call that has kept a payment for the owner. */
export interface Mismatched {
  readonly outcome: 'mismatched'
  readonly session: PaymentSessionRow
  readonly reason: Mismatch
  readonly isNew: boolean
}

/** How a payment differs from the one that the session was opened for. */
export type Mismatch = 'amount' | 'other-payment'

/**
 * Returns whether the shop did not open this payment. The reference of a payment through a payment link
 * comes from its address, in which payers can write the id of any session of theirs. `ownShop` is the
 * address of this shop, as in `PaymentFacts`.
 */
export function isForeign(
  session: PaymentSessionRow,
  { processorId, shop }: PaymentFacts,
  ownShop: string,
): boolean {
  return processorId !== null && processorId !== session.processor_id && shop !== ownShop
}

/**
 * Returns how a payment differs from that of its session; null if it does not. The processor's id is
 * unknown of a session whose opening was interrupted.
 */
export function findMismatch(session: PaymentSessionRow, facts: PaymentFacts): Mismatch | null {
  const isPaidTwice =
    session.status === 'paid' &&
    areDifferent(session.processor_payment_id, facts.processorPaymentId)
  if (isPaidTwice || areDifferent(session.processor_id, facts.processorId)) return 'other-payment'
  const isSameSum = session.amount === facts.amount && session.currency === facts.currency
  return isSameSum ? null : 'amount'
}

/** Returns what has happened to a payment whose session goes from one status to another. */
export function getPaymentChange(
  before: PaymentSessionStatus,
  after: PaymentSessionStatus,
): PaymentChange | null {
  if (after === before) return null
  if (after === 'paid') return 'credited'
  if (after === 'processing') return 'pending'
  return before === 'processing' || after === 'failed' ? 'failed' : null
}

/** Completes what a session lacks with what the processor says; what it has stays. */
export function completeSession(
  session: PaymentSessionRow,
  facts: PaymentFacts,
): Pick<
  PaymentSessionRow,
  'processor_id' | 'processor_payment_id' | 'method' | 'card_country' | 'billing_country'
> {
  return {
    processor_id: session.processor_id ?? facts.processorId,
    processor_payment_id: session.processor_payment_id ?? facts.processorPaymentId,
    method: session.method ?? facts.method,
    card_country: session.card_country ?? facts.cardCountry,
    billing_country: session.billing_country ?? facts.billingCountry,
  }
}

function areDifferent(known: string | null, reported: string | null): boolean {
  return known !== null && reported !== null && known !== reported
}
