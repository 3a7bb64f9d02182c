export type PaymentStatus = 'open' | 'paid' | 'declined' | 'closed'
export type PaymentEventType = 'payment.paid' | 'payment.declined' | 'payment.closed'
export type ReturnTo = 'checkout' | 'profile'

const minTopUpCents = 500
const maxTopUpCents = 50_000
const minCheckoutTopUpCents = 50
const maxCheckoutTopUpCents = 1_000_000

/**
 * Returns the status of a session after an event. `paid` is final, because the money was taken,
 * whatever is reported later. A declined or closed session can still be paid, e.g. in a second
 * window.
 */
export function getNextPaymentStatus(
  status: PaymentStatus,
  eventType: PaymentEventType,
): PaymentStatus {
  if (status === 'paid') return 'paid'
  if (eventType === 'payment.paid') return 'paid'
  return eventType === 'payment.declined' ? 'declined' : 'closed'
}

/**
 * Creates the id of an event from its session and type, so that repeated reports have the same id.
 */
export function createPaymentEventId(sessionId: string, eventType: PaymentEventType): string {
  return `evt_${sessionId}_${eventType.replace('payment.', '')}`
}

/**
 * Returns whether an amount in cents can be topped up: whole euros from 5 to 500, or during
 * checkout any amount from 50 cents to 10,000 euros, to cover exactly the missing amount.
 */
export function isTopUpAmount(amount: number, returnTo: ReturnTo): boolean {
  if (!Number.isSafeInteger(amount)) return false
  if (returnTo === 'checkout') {
    return amount >= minCheckoutTopUpCents && amount <= maxCheckoutTopUpCents
  }
  return amount >= minTopUpCents && amount <= maxTopUpCents && amount % 100 === 0
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
