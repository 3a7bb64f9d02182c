import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'
import { getReturnLink } from './return-target.ts'
import type { ReturnTarget } from './return-target.ts'

/** Why a payment was not made. */
export type FailureReason = 'declined' | 'closed'

interface PaymentFailedPageProps {
  readonly reason: FailureReason
  readonly target: ReturnTarget
}

/**
 * The page after a declined or canceled payment: states that nothing was charged and offers a
 * retry.
 */
export function PaymentFailedPage({ reason, target }: PaymentFailedPageProps) {
  return (
    <div className="grid gap-6" data-payment={reason}>
      <h1 className="display-type text-fluid-sm leading-none">
        {m.cart_payment_nothing_charged()}
      </h1>
      <p>{reason === 'declined' ? m.cart_payment_declined_text() : m.cart_payment_closed_text()}</p>
      <div className="flex flex-wrap gap-4">
        <ButtonLink {...getReturnLink(target)} theme="primary">
          {m.cart_payment_try_again()}
        </ButtonLink>
        <ButtonLink to="/catalog">{m.cart_continue_shopping()}</ButtonLink>
      </div>
    </div>
  )
}
