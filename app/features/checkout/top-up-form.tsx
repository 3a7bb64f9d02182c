import { Link } from '@tanstack/react-router'
import { formatTunesWithUnit } from '#app/i18n/format-tunes.ts'
import { formatMoney } from '#app/i18n/format.ts'
import { ContractTerms } from '#app/features/legal/contract-terms.tsx'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { useTopUp } from '#app/features/payment/payment.mutations.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { PaymentPlan } from './payment-plan.ts'

type TopUpPlan = Extract<PaymentPlan, { kind: 'top-up' }>

/**
 * A button for paying the missing amount by card before returning to the checkout; without card
 * payments, only a note.
 */
export function TopUpForm({ plan }: { readonly plan: TopUpPlan }) {
  const topUp = useTopUp()
  const { capabilities } = useProviderInfo()
  const euros = formatMoney(plan.topUp)
  const isRaisedToMinimum = plan.topUp.minor > plan.missing.minor
  if (!capabilities.payment) {
    return <p className="mt-8">{m.errors_reason_insufficient_balance()}</p>
  }
  return (
    <div className="mt-8 grid gap-3">
      <ContractTerms />
      <Button
        theme="primary"
        size="lg"
        busy={topUp.isPending}
        className="w-full py-3"
        onClick={() => topUp.run({ returnTo: 'checkout', minor: plan.topUp.minor })}
      >
        {m.cart_top_up({ tunes: formatTunesWithUnit(plan.topUp) })}
      </Button>
      <p className="text-sm text-on-surface-muted">
        {m.cart_top_up_note({ euros })}{' '}
        {isRaisedToMinimum ? m.cart_top_up_minimum({ euros }) : null}
      </p>
    </div>
  )
}

/** A link to top up the balance instead, for this order and later ones. */
export function TopUpOffer() {
  return (
    <p className="mt-4 text-sm">
      <Link
        to="/profile"
        search={{ tab: 'balance' }}
        className="inline-block py-1 underline underline-offset-4"
      >
        {m.cart_top_up_offer()}
      </Link>
    </p>
  )
}
