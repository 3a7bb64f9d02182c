import { toMoney } from '#provider/contract/money.ts'
import type { Money } from '#provider/contract/money.ts'
import { minCardAmount, splitPayment } from '#provider/contract/checkout/split-payment.ts'

/** The minimum card payment, in cents. */
export const minTopUpCents = minCardAmount

/** A card pays for the order, after the balance if the customer wishes. */
export interface CardPlan {
  readonly kind: 'card'
  readonly usesBalance: boolean
  readonly card: Money
  /** What the balance pays. */
  readonly fromBalance: Money
  /** What the card is charged beyond the order, because it cannot be charged less. */
  readonly surplus: Money
  /** True if the balance pays less than it could, because the card cannot be charged less. */
  readonly isRaisedToMinimum: boolean
  readonly balanceAfter: Money
}

/** The next step at checkout: buy, pay by card, top up first, or wait for a pending payment. */
export type PaymentPlan =
  | {
      readonly kind: 'buy'
      /**
       * Null if the provider does not return balances; it then checks them when the order is
       * placed.
       */
      readonly balanceAfter: Money | null
    }
  | CardPlan
  | {
      readonly kind: 'top-up'
      readonly missing: Money
      /** The card payment: the missing amount, or the minimum if that is higher. */
      readonly topUp: Money
    }
  | { readonly kind: 'wait'; readonly missing: Money }

/** Whether the provider can charge a card for an order, and if so, whether the balance pays first. */
export type CardChoice = { readonly usesBalance: boolean } | null

/**
 * Plans the payment for a cart: from the balance, by card, or after topping up the missing amount.
 * Pending payments count towards it, so that customers do not pay twice; `pending` is null if there
 * are none.
 */
export function planPayment(
  due: Money,
  balance: Money | null,
  pending: Money | null = null,
  choice: CardChoice = null,
): PaymentPlan {
  if (balance === null) return { kind: 'buy', balanceAfter: null }
  const usesBalance = choice?.usesBalance ?? true
  const remainder = balance.minor - due.minor
  if (due.minor === 0 || (remainder >= 0 && usesBalance)) {
    return { kind: 'buy', balanceAfter: toMoney(remainder) }
  }
  const missing = toMoney(-remainder)
  if (usesBalance && pending && pending.minor >= missing.minor) return { kind: 'wait', missing }
  if (choice !== null) return planCard(due, balance, usesBalance)
  return { kind: 'top-up', missing, topUp: toMoney(Math.max(missing.minor, minTopUpCents)) }
}

function planCard(due: Money, balance: Money, usesBalance: boolean): CardPlan {
  const split = splitPayment(due.minor, balance.minor, usesBalance)
  return {
    kind: 'card',
    usesBalance,
    card: toMoney(split.card),
    fromBalance: toMoney(split.balance),
    surplus: toMoney(split.surplus),
    isRaisedToMinimum: usesBalance && split.balance < Math.min(balance.minor, due.minor),
    balanceAfter: toMoney(balance.minor - split.balance + split.surplus),
  }
}
