import { euros } from '#app/provider/money.ts'
import type { Money } from '#app/provider/types.ts'

/** The minimum of a card payment, in cents. */
export const minTopUpCents = 50

/** What the checkout offers: to buy, or to top up first. */
export type PaymentPlan =
  | {
      readonly kind: 'buy'
      /** Null if the provider sends no balance; it then checks the balance when the order is placed. */
      readonly balanceAfter: Money | null
    }
  | {
      readonly kind: 'top-up'
      readonly missing: Money
      /** The card payment: the missing sum, but at least the minimum. */
      readonly topUp: Money
    }

/** Plans the payment of a cart: from the balance, or after a top-up of the missing sum. */
export function planPayment(due: Money, balance: Money | null): PaymentPlan {
  if (balance === null) return { kind: 'buy', balanceAfter: null }
  const rest = balance.minor - due.minor
  if (rest >= 0) return { kind: 'buy', balanceAfter: euros(rest) }
  return { kind: 'top-up', missing: euros(-rest), topUp: euros(Math.max(-rest, minTopUpCents)) }
}
