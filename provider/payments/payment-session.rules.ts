/**
 * The lifetime of a payment page in milliseconds. A processor may require at least half an hour by
 * its own clock.
 */
export const sessionLifetimeMs = 31 * 60 * 1000

/**
 * The status displayed to customers. `processing` means that the bank is executing the payment,
 * which can take days; `failed`, that it was pending before.
 */
export type PaymentStatus = 'open' | 'processing' | 'paid' | 'declined' | 'failed' | 'closed'

/**
 * The status of a stored session. `opening` is stored before the processor is asked to open it, so
 * that no card is charged without a row.
 */
export type PaymentSessionStatus = PaymentStatus | 'opening'

export type DisputeState = 'open' | 'won' | 'lost'

/**
 * The stages of a dispute, in order. In an `inquiry`, the bank only asks, and no money moves. An
 * `unclear` one has ended without a known result.
 */
export type DisputeStage = 'inquiry' | 'dispute' | 'appeal' | 'unclear'

const disputeStages: readonly DisputeStage[] = ['inquiry', 'dispute', 'appeal', 'unclear']

/** Returns whether one stage of a dispute comes after another. */
export function isLaterStage(stage: DisputeStage, earlier: DisputeStage): boolean {
  return disputeStages.indexOf(stage) > disputeStages.indexOf(earlier)
}

export type PaymentEventType = 'payment.paid' | 'payment.declined' | 'payment.closed'
export type ReturnTo = 'checkout' | 'profile'

const maxTopUpCents = 50_000
const minCheckoutTopUpCents = 50
const maxCheckoutTopUpCents = 1_000_000

/**
 * Returns the next status of a session when the processor reports one. `paid` is final, because the
 * money was taken. A declined or closed session can still be paid, for example in a second window.
 * A report that a failed payment is pending may arrive late and is ignored.
 */
export function getNextPaymentStatus(
  status: PaymentSessionStatus,
  reported: PaymentStatus,
): PaymentSessionStatus {
  if (status === 'paid' || reported === 'open') return status
  return status === 'failed' && reported === 'processing' ? status : reported
}

/** Returns the status displayed to customers. */
export function getVisibleStatus(status: PaymentSessionStatus): PaymentStatus {
  return status === 'opening' ? 'open' : status
}

/** Creates the id of an event from its session and type, so that repeated reports share it. */
export function createPaymentEventId(sessionId: string, eventType: PaymentEventType): string {
  return `evt_${sessionId}_${eventType.replace('payment.', '')}`
}

/**
 * Returns whether an amount in cents can be topped up: whole euros from the shop's minimum (in
 * euros) to 500 or, during checkout, any amount from 50 cents to 10,000 euros, to cover exactly
 * what is missing.
 */
export function isTopUpAmount(amount: number, returnTo: ReturnTo, smallestTopUp: number): boolean {
  if (!Number.isSafeInteger(amount)) return false
  if (returnTo === 'checkout') {
    return amount >= minCheckoutTopUpCents && amount <= maxCheckoutTopUpCents
  }
  return amount >= smallestTopUp * 100 && amount <= maxTopUpCents && amount % 100 === 0
}

/**
 * Builds the storefront URLs to which the payment page redirects; the page appends the reason to
 * `close`.
 */
export function buildReturnUrls(
  storefrontUrl: string,
  locale: string,
  sessionId: string,
  returnTo: ReturnTo,
): { pass: string; close: string } {
  const query = new URLSearchParams({ session: sessionId, to: returnTo })
  const base = `${storefrontUrl.replace(/\/+$/, '')}/${locale}/payment`
  return { pass: `${base}/pass?${query}`, close: `${base}/close?${query}` }
}
