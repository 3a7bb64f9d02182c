import type { PaidOrder } from './order-payments/place-paid-order.ts'
import type { PaymentFacts } from './payment-processor.ts'
import type { PaymentSessionStatus } from './payment-session.rules.ts'
import type { PaymentSessionRow } from './payment-sessions.store.ts'

/** The result of settling a session. */
export type Settlement =
  /** `change` is non-null only for the call that made it. */
  | {
      readonly outcome: 'settled'
      readonly session: PaymentSessionRow
      readonly change: PaymentChange | null
      /** What became of the order that was paid; null for a top-up, and unless it was credited. */
      readonly order: PaidOrder | null
    }
  /** The amount, the currency or the payment differs; nothing was credited. */
  | MismatchedSettlement
  | { readonly outcome: 'unknown' }

/** The change of a payment: credited to the balance, pending, or failed after it was pending. */
export type PaymentChange = 'credited' | 'pending' | 'failed'

/** `isNew` is true only for the call that stored the payment for the owner. */
export interface MismatchedSettlement {
  readonly outcome: 'mismatched'
  readonly session: PaymentSessionRow
  readonly reason: Mismatch
  readonly isNew: boolean
}

/** The difference between a payment and its session. */
export type Mismatch = 'amount' | 'other-payment'

/**
 * Returns whether the shop did not open this payment. A payment link takes its reference from the
 * URL, in which payers can enter the id of any of their sessions. `ownShop` is this shop's URL, as
 * in `PaymentFacts`.
 */
export function isForeign(
  session: PaymentSessionRow,
  { processorId, shop }: PaymentFacts,
  ownShop: string,
): boolean {
  return processorId !== null && processorId !== session.processor_id && shop !== ownShop
}

/**
 * Returns how a payment differs from its session, or null. A session whose opening was interrupted
 * lacks the processor's id.
 */
export function findMismatch(session: PaymentSessionRow, facts: PaymentFacts): Mismatch | null {
  const isPaidTwice =
    session.status === 'paid' &&
    areDifferent(session.processor_payment_id, facts.processorPaymentId)
  if (isPaidTwice || areDifferent(session.processor_id, facts.processorId)) return 'other-payment'
  const isSameSum = session.amount === facts.amount && session.currency === facts.currency
  return isSameSum ? null : 'amount'
}

/** Returns the change of a payment when its session moves from one status to another. */
export function getPaymentChange(
  before: PaymentSessionStatus,
  after: PaymentSessionStatus,
): PaymentChange | null {
  if (after === before) return null
  if (after === 'paid') return 'credited'
  if (after === 'processing') return 'pending'
  return before === 'processing' || after === 'failed' ? 'failed' : null
}

/** Fills in missing data of a session from the processor's report; keeps existing data. */
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
