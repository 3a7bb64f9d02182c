import { toMoney } from '#provider/contract/money.ts'
import type { Money } from '#provider/contract/money.ts'

/** The minimum card payment, in cents. */
export const minTopUpCents = 50

/** The action offered at checkout: buying, topping up first, or waiting for a pending payment. */
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
  | { readonly kind: 'wait'; readonly missing: Money }

/**
 * Plans the payment for a cart: from the balance, or after topping up the missing amount. Customers
 * are not asked to pay pending amounts twice; `pending` is null if there are none.
 */
export function planPayment(
  due: Money,
  balance: Money | null,
  pending: Money | null = null,
): PaymentPlan {
  if (balance === null) return { kind: 'buy', balanceAfter: null }
  const remainder = balance.minor - due.minor
  if (remainder >= 0) return { kind: 'buy', balanceAfter: toMoney(remainder) }
  const missing = toMoney(-remainder)
  if (pending && pending.minor >= missing.minor) return { kind: 'wait', missing }
  return { kind: 'top-up', missing, topUp: toMoney(Math.max(missing.minor, minTopUpCents)) }
}
