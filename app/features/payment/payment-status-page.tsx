import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { formatTunesWithUnit } from '#app/i18n/format-tunes.ts'
import { expireCustomerData, sessionQuery } from '#app/features/account/session.queries.ts'
import { broadcastChange } from '#app/features/account/tab-sync.ts'
import { useCustomer } from '#app/features/account/use-session.ts'
import { useOpenOrder } from '#app/features/cart/use-open-order.ts'
import { reportSuccess } from '#app/features/errors/report-outcome.ts'
import { formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { Money } from '#provider/contract/money.ts'
import type { PaidOrder } from '#app/provider/types/payment.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { getOrderTexts } from './order-texts.ts'
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
  const { order = null } = payment
  const isOrdered = order?.state === 'ordered'
  useReturnWhenCredited(phase, target, order !== null)
  useOpenWhenOrdered(isOrdered ? order.number : null)
  const failure = getFailureReason(payment.status)
  if (failure !== null) return <PaymentFailedPage reason={failure} target={target} />
  const { title, text } =
    order === null
      ? getPhaseTexts(phase, payment.amount)
      : getOrderTexts(phase, order, payment.amount)
  return (
    <div className="grid gap-6" data-payment={phase}>
      <div aria-live="polite" className="grid gap-6">
        <h1 className="display-type text-fluid-sm leading-none">{title}</h1>
        <p>{text}</p>
      </div>
      {phase === 'waiting' ? <CheckAgain id={id} target={target} /> : null}
      {phase !== 'waiting' && isOrdered ? <OrderLink number={order.number} /> : null}
      {phase !== 'waiting' && !isOrdered ? <ReturnLinks target={target} order={order} /> : null}
    </div>
  )
}

/** Without JavaScript, the page does not ask again by itself. */
function CheckAgain({ id, target }: PaymentStatusPageProps) {
  return (
    <noscript>
      <ButtonLink to="/payment/pass" search={{ session: id, to: target }}>
        {m.cart_payment_check_again()}
      </ButtonLink>
    </noscript>
  )
}

function OrderLink({ number }: { readonly number: string }) {
  return (
    <ButtonLink
      to="/profile"
      search={{ tab: 'balance', order: number }}
      theme="primary"
      className="justify-self-start"
    >
      {m.cart_payment_to_order()}
    </ButtonLink>
  )
}

interface ReturnLinksProps {
  readonly target: ReturnTarget
  readonly order: PaidOrder | null
}

function ReturnLinks({ target, order }: ReturnLinksProps) {
  // There is nothing left to order if it was paid twice.
  const isDone = order?.state === 'credited' && order.isPaidTwice
  const isCheckout = target === 'checkout' && !isDone
  return (
    <div className="flex flex-wrap gap-4">
      <ButtonLink {...getReturnLink(isCheckout ? 'checkout' : 'profile')} theme="primary">
        {isCheckout ? m.cart_payment_to_checkout() : m.cart_payment_to_balance()}
      </ButtonLink>
      {isCheckout ? (
        <ButtonLink {...getReturnLink('profile')}>{m.cart_payment_to_balance()}</ButtonLink>
      ) : null}
    </div>
  )
}

/** Opens an order as soon as it is placed. */
function useOpenWhenOrdered(number: string | null): void {
  const openOrder = useOpenOrder()
  const open = useEffectEvent((placed: string) => {
    reportSuccess(m.cart_order_created())
    void openOrder(placed, { replace: true })
  })
  useEffect(() => {
    if (number !== null) open(number)
  }, [number])
}

/** Returns to where a top-up started; after an order, the customer decides where to go. */
function useReturnWhenCredited(
  phase: PaymentPhase,
  target: ReturnTarget,
  isForOrder: boolean,
): void {
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
    if (isForOrder) return
    let hasLeft = false
    const timer = setTimeout(async () => {
      await balance
      if (!hasLeft) await router.navigate({ ...getReturnLink(target), replace: true })
    }, redirectDelayMs)
    return () => {
      hasLeft = true
      clearTimeout(timer)
    }
  }, [phase, target, isForOrder, queryClient, router])
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
