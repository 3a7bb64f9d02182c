import { formatTunesWithUnit } from '#app/i18n/format-tunes.ts'
import { formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { PaidOrder } from '#app/provider/types/payment.ts'
import type { Money } from '#provider/contract/money.ts'
import type { PaymentPhase } from './payment.queries.ts'

/** Returns what the page after a payment for an order says. */
export function getOrderTexts(
  phase: PaymentPhase,
  order: PaidOrder,
  amount: Money,
): { title: string; text: string } {
  const euros = formatMoney(amount)
  if (order.state === 'ordered') {
    return {
      title: m.cart_payment_ordered_title(),
      text: m.cart_payment_ordered_text({ euros, number: order.number }),
    }
  }
  if (order.state === 'credited') {
    const amounts = { euros, tunes: formatTunesWithUnit(amount) }
    return order.isPaidTwice
      ? { title: m.cart_payment_twice_title(), text: m.cart_payment_twice_text(amounts) }
      : {
          title: m.cart_payment_not_ordered_title(),
          text: m.cart_payment_not_ordered_text(amounts),
        }
  }
  if (phase === 'pending') {
    const text = m.cart_payment_order_pending_text({ euros })
    return { title: m.cart_payment_pending_title(), text }
  }
  if (phase === 'later') {
    const title = m.cart_payment_order_later_title()
    return { title, text: m.cart_payment_order_later_text() }
  }
  return { title: m.cart_payment_waiting_title(), text: m.cart_payment_waiting_text() }
}
