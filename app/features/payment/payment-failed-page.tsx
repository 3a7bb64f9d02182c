import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'
import type { PaymentStatus } from '#app/provider/types/payment.ts'
import { getReturnLink } from './return-target.ts'
import type { ReturnTarget } from './return-target.ts'

/** The reason why a payment was not made. */
export type FailureReason = 'declined' | 'failed' | 'closed'

interface PaymentFailedPageProps {
  readonly reason: FailureReason
  readonly target: ReturnTarget
}

const reasonTexts: Readonly<Record<FailureReason, () => string>> = {
  declined: m.cart_payment_declined_text,
  failed: m.cart_payment_failed_text,
  closed: m.cart_payment_closed_text,
}

/** Returns why a payment was not made; null if it was or still may be. */
export function getFailureReason(status: PaymentStatus): FailureReason | null {
  return status === 'declined' || status === 'failed' || status === 'closed' ? status : null
}

/**
 * The page after a declined or canceled payment: confirms that nothing was charged and offers a
 * retry.
 */
export function PaymentFailedPage({ reason, target }: PaymentFailedPageProps) {
  return (
    <div className="grid gap-6" data-payment={reason}>
      <h1 className="display-type text-fluid-sm leading-none">
        {m.cart_payment_nothing_charged()}
      </h1>
      <p>{reasonTexts[reason]()}</p>
      <div className="flex flex-wrap gap-4">
        <ButtonLink {...getReturnLink(target)} theme="primary">
          {m.cart_payment_try_again()}
        </ButtonLink>
        <ButtonLink to="/catalog">{m.cart_continue_shopping()}</ButtonLink>
      </div>
    </div>
  )
}
