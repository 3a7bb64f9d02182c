import { toMoney } from '#app/provider/money.ts'
import type { Money } from '#app/provider/types/money.ts'

/** The minimum card payment, in cents. */
export const minTopUpCents = 50

/** The action offered at checkout: buying, or topping up first. */
export type PaymentPlan =
  | {
      readonly kind: 'buy'
      /**
       * Null if the provider does not return a balance and checks it only when the order is
       * placed.
       */
      readonly balanceAfter: Money | null
    }
  | {
      readonly kind: 'top-up'
      readonly missing: Money
      /** The card payment: the missing amount, but at least the minimum. */
      readonly topUp: Money
    }

/** Plans the payment for a cart: from the balance, or after topping up the missing amount. */
export function planPayment(due: Money, balance: Money | null): PaymentPlan {
  if (balance === null) return { kind: 'buy', balanceAfter: null }
  const remainder = balance.minor - due.minor
  if (remainder >= 0) return { kind: 'buy', balanceAfter: toMoney(remainder) }
  return {
    kind: 'top-up',
    missing: toMoney(-remainder),
    topUp: toMoney(Math.max(-remainder, minTopUpCents)),
  }
}
