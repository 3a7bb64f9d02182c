import { toMoney } from '#provider/contract/money.ts'
import type { Money } from '#provider/contract/money.ts'

/** The minimum card payment, in cents. */
export const minTopUpCents = 50

/** The next step at checkout: buy, top up first, or wait for a pending payment. */
export type PaymentPlan =
  | {
      readonly kind: 'buy'
      /**
       * Null if the provider does not return balances; it then checks them when the order is
       * placed.
       */
      readonly balanceAfter: Money | null
    }
  | {
      readonly kind: 'top-up'
      readonly missing: Money
      /** The card payment: the missing amount, or the minimum if that is higher. */
      readonly topUp: Money
    }
  | { readonly kind: 'wait'; readonly missing: Money }

/**
 * Plans the payment for a cart: from the balance, or after topping up the missing amount. Pending
 * payments count towards it, so that customers do not pay twice; `pending` is null if there are
 * none.
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
