import { useCustomer } from '#app/features/account/use-session.ts'
import { getFailureReason, PaymentFailedPage } from './payment-failed-page.tsx'
import type { FailureReason } from './payment-failed-page.tsx'
import { usePaymentPhase } from './payment.queries.ts'
import { PaymentStatusPage } from './payment-status-page.tsx'
import type { ReturnTarget } from './return-target.ts'

interface CanceledPaymentPageProps {
  /** The session id of the payment. */
  readonly id: string
  /** The reason given by the payment page; the provider's response takes precedence. */
  readonly reason: FailureReason
  readonly target: ReturnTarget
}

/**
 * The page for customers who leave the payment page without paying. They may have paid in another
 * tab, so it polls the provider for a while.
 */
export function CanceledPaymentPage({ id, reason, target }: CanceledPaymentPageProps) {
  const customer = useCustomer()
  const { payment } = usePaymentPhase(customer.id, id)
  if (payment.status === 'paid' || payment.status === 'processing') {
    return <PaymentStatusPage id={id} target={target} />
  }
  return <PaymentFailedPage reason={getFailureReason(payment.status) ?? reason} target={target} />
}
