import { createPaymentEventId } from '../payment-session.rules.ts'
import type { PaymentStatus } from '../payment-session.rules.ts'
import type { WebhookEvent } from './payment-notice.ts'
import type { createWebhookSender } from './webhook-sender.ts'

const maxRememberedSessions = 5000

/** Reports payments to the provider, and tracks paid sessions. */
export interface PaymentReports {
  /**
   * Returns whether the session is paid; it must not be charged again before the provider
   * acknowledges the payment.
   */
  isPaid(session: string): boolean
  /** Reports the outcome of a payment; resolves to the provider's status for it, or null. */
  report(event: WebhookEvent): Promise<PaymentStatus | null>
}

/** Creates the payment reports of a payment page. */
export function createPaymentReports(
  sender: ReturnType<typeof createWebhookSender>,
): PaymentReports {
  const paidSessions = new Set<string>()

  function rememberPaid(session: string): void {
    paidSessions.add(session)
    const [oldest] = paidSessions
    if (paidSessions.size > maxRememberedSessions && oldest !== undefined)
      paidSessions.delete(oldest)
  }

  return {
    isPaid: (session) =>
      paidSessions.has(session) || sender.isStored(createPaymentEventId(session, 'payment.paid')),
    report: async (event) => {
      if (event.type === 'payment.paid') rememberPaid(event.session)
      const status = await sender.send(event)
      if (status === 'paid') rememberPaid(event.session)
      return status
    },
  }
}
