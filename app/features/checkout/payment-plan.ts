import { euros } from '#app/provider/money.ts'
import type { Money } from '#app/provider/types.ts'

/** The least a card payment may be, in cents. */
export const minTopUp = 50

/** What the checkout's one button offers. */
export type PaymentPlan =
  | {
      readonly kind: 'buy'
      /** Null where the host tells no balance; it then decides when the order is made. */
      readonly balanceAfter: Money | null
    }
  | {
      readonly kind: 'top-up'
      readonly missing: Money
      /** What the card pays: the missing sum, or the least that can be paid. */
      readonly topUp: Money
    }

/** Whether the balance pays the cart or what must be topped up first, exactly the missing sum. */
export function paymentPlan(due: Money, balance: Money | null): PaymentPlan {
  if (balance === null) return { kind: 'buy', balanceAfter: null }
  const rest = balance.minor - due.minor
  if (rest >= 0) return { kind: 'buy', balanceAfter: euros(rest) }
  return { kind: 'top-up', missing: euros(-rest), topUp: euros(Math.max(-rest, minTopUp)) }
}
