import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { formatTunesWithUnit } from '#app/i18n/format-tunes.ts'
import { expireCustomerData, sessionQuery } from '#app/features/account/session.queries.ts'
import { broadcastChange } from '#app/features/account/tab-sync.ts'
import { useCustomer } from '#app/features/account/use-session.ts'
import { formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { Money } from '#provider/contract/money.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { getFailureReason, PaymentFailedPage } from './payment-failed-page.tsx'
import { getReturnLink } from './return-target.ts'
import type { ReturnTarget } from './return-target.ts'
import { usePaymentPhase } from './payment.queries.ts'
import type { PaymentPhase } from './payment.queries.ts'

/** How long the success message is shown before the redirect, in milliseconds. */
const redirectDelayMs = 1500

interface PaymentStatusPageProps {
  /** The session id of the payment. */
  readonly id: string
  readonly target: ReturnTarget
}

/** The page after a payment: waits for confirmation, then returns to where the payment started. */
export function PaymentStatusPage({ id, target }: PaymentStatusPageProps) {
  const customer = useCustomer()
  const { phase, payment } = usePaymentPhase(customer.id, id)
  useReturnWhenCredited(phase, target)
  const failure = getFailureReason(payment.status)
  if (failure !== null) return <PaymentFailedPage reason={failure} target={target} />
  const { title, text } = getPhaseTexts(phase, payment.amount)
  return (
    <div className="grid gap-6" data-payment={phase}>
      <div aria-live="polite" className="grid gap-6">
        <h1 className="display-type text-fluid-sm leading-none">{title}</h1>
        <p>{text}</p>
      </div>
      {phase === 'waiting' ? null : <ReturnLinks target={target} />}
    </div>
  )
}

function ReturnLinks({ target }: { readonly target: ReturnTarget }) {
  const isCheckout = target === 'checkout'
  return (
    <div className="flex flex-wrap gap-4">
      <ButtonLink {...getReturnLink(target)} theme="primary">
        {isCheckout ? m.cart_payment_to_checkout() : m.cart_payment_to_balance()}
      </ButtonLink>
      {isCheckout ? (
        <ButtonLink {...getReturnLink('profile')}>{m.cart_payment_to_balance()}</ButtonLink>
      ) : null}
    </div>
  )
}

function useReturnWhenCredited(phase: PaymentPhase, target: ReturnTarget): void {
  const queryClient = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    if (phase !== 'credited') return
    // Makes the next page wait for the new balance, even if the customer leaves before the
    // redirect.
    const balance = expireCustomerData(queryClient)
      .then(() => queryClient.query(sessionQuery))
      .catch(() => null)
    broadcastChange('session')
    let hasLeft = false
    const timer = setTimeout(async () => {
      await balance
      if (!hasLeft) await router.navigate({ ...getReturnLink(target), replace: true })
    }, redirectDelayMs)
    return () => {
      hasLeft = true
      clearTimeout(timer)
    }
  }, [phase, target, queryClient, router])
}

function getPhaseTexts(phase: PaymentPhase, amount: Money): { title: string; text: string } {
  if (phase === 'credited') {
    const amounts = { euros: formatMoney(amount), tunes: formatTunesWithUnit(amount) }
    return { title: m.cart_payment_credited_title(), text: m.cart_payment_credited_text(amounts) }
  }
  if (phase === 'pending') {
    const euros = formatMoney(amount)
    return { title: m.cart_payment_pending_title(), text: m.cart_payment_pending_text({ euros }) }
  }
  if (phase === 'later') {
    return { title: m.cart_payment_later_title(), text: m.cart_payment_later_text() }
  }
  return { title: m.cart_payment_waiting_title(), text: m.cart_payment_waiting_text() }
}
