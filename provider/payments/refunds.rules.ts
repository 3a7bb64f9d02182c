import type { ShopPlace } from '#shop/time-zone.ts'
import { getShopDay, getShopNoon } from '../platform/calendar/shop-day.ts'
import { addWorkingDays, findWorkingDay } from '../platform/calendar/working-days.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The number of days after a payment in which unspent Tunes can be refunded. */
const withdrawalDays = 14

/** The number of working days after the last day on which a withdrawal is still accepted. */
const graceWorkingDays = 2

/** `requested` until the processor decides; `failed` and `canceled` return the Tunes. */
export type RefundState = 'requested' | 'refunded' | 'failed' | 'canceled'

/** A refund to be paid by the processor that received the payment. */
export interface RefundRequest {
  /** The idempotency key: all attempts to pay a refund share it, so it is paid only once. */
  readonly id: string
  /** The id of the payment session to refund. */
  readonly session: string
  /** In cents. */
  readonly amount: number
  readonly currency: 'EUR'
  /** The processor's payment id. */
  readonly processorPaymentId?: string
  /** The processor's refund id, if an earlier attempt returned one. */
  readonly processorId?: string
  /** True if an earlier attempt may have made the refund without returning a response. */
  readonly isRepeated?: boolean
}

/** The failure reason of a refund whose payment was refunded on the processor's website. */
export const alreadyRefunded = 'charge_already_refunded'

/** The failure reason of a refund that exceeds what earlier refunds have left of the payment. */
export const moreThanLeft = 'amount_too_large'

/** The failure reasons while the customer's bank decides whether to take the money back itself. */
export const disputeReasons: readonly string[] = [
  'charge_disputed',
  'refund_disputed_payment',
  'charge_for_pending_refund_disputed',
]

/** Returns whether a refund failed because the payment is disputed. */
export function isDisputeReason(reason: string | null | undefined): boolean {
  return disputeReasons.includes(reason ?? '')
}

/** The reason a refund stays pending if the processor's account lacks the money for it. */
export const lacksMoney = 'insufficient_funds'

/** A refund as reported by the processor. */
export interface RefundFacts {
  readonly processorId: string | null
  readonly state: RefundState
  /** The reason it failed: `alreadyRefunded`, `moreThanLeft` or a code from the processor. */
  readonly reason?: string
  /** The reason it is still requested: `lacksMoney` or a code from the processor. */
  readonly pendingReason?: string
}

/**
 * Sends a refund to the payment service. Resolves to `refunded` if it is paid, or `requested` if it
 * will be paid later. Rejects if there is no response; the caller then repeats the request later.
 */
export type RefundPayer = (refund: RefundRequest) => Promise<'refunded' | 'requested'>

/**
 * Returns the next state of a refund when the processor reports one; a paid refund can still fail.
 */
export function getNextRefundState(state: RefundState, reported: RefundState): RefundState {
  if (state === 'requested') return reported
  return state === 'refunded' && reported === 'failed' ? 'failed' : state
}

/** The days after which the owner is alerted to a refund that could not be requested. */
const unrequestedAlertDays = [1 / 24, 3]
const lastAlert = unrequestedAlertDays.length + 1

/** A pending refund and the alerts sent about it. */
export interface PendingRefund {
  /** True if the processor has received it. */
  readonly isRequested: boolean
  readonly lacksMoney: boolean
  readonly since: Date
  /** The number of the last alert; 0 for none. */
  readonly alerts: number
}

/**
 * Returns the number of the alert about a refund that is due, or null. A refund that could not be
 * requested has two, after an hour and after three days. A requested one has a single, last alert:
 * after two weeks, because banks take days, or after three days if the owner's account lacks the
 * money.
 */
export function getDueRefundAlert(refund: PendingRefund, now: Date): number | null {
  const { isRequested, since, alerts } = refund
  const requestedDays = refund.lacksMoney ? 3 : withdrawalDays
  const alert = isRequested ? lastAlert : alerts + 1
  const days = isRequested ? requestedDays : unrequestedAlertDays[alerts]
  if (days === undefined || alert <= alerts) return null
  return now.getTime() - since.getTime() >= days * dayMs ? alert : null
}

/** Returns whether a refund has deducted its money or will; if not, the customer has it back. */
export function isRefundEffective(state: RefundState): boolean {
  return state === 'requested' || state === 'refunded'
}

/**
 * Returns noon, in the shop's time zone, of the last day of a payment's withdrawal period. The day
 * of payment does not count, and a period ending on a weekend or holiday is extended to the next
 * working day (Article 3 of Regulation 1182/71).
 */
export function getLastWithdrawalDay(paidAt: Date, shop: ShopPlace): Date {
  return toShopNoon(findLastDay(paidAt, shop), shop)
}

/**
 * Returns whether the customer can still withdraw from a payment. Working days differ by member
 * state and midnight by time zone, so this allows two working days more than the displayed last
 * day; national holidays such as Orthodox Good Friday and Easter Monday then never end the period
 * early.
 */
export function isWithdrawable(paidAt: Date, now: Date, shop: ShopPlace): boolean {
  const lastDay = addWorkingDays(findLastDay(paidAt, shop), graceWorkingDays)
  return now.getTime() <= toShopNoon(lastDay, shop).getTime() + dayMs
}

/** Returns the start, in UTC, of the last day of the withdrawal period. */
function findLastDay(paidAt: Date, shop: ShopPlace): Date {
  const paidOn = Date.parse(getShopDay(paidAt, shop))
  return findWorkingDay(new Date(paidOn + withdrawalDays * dayMs))
}

function toShopNoon(day: Date, shop: ShopPlace): Date {
  return getShopNoon(day.toISOString().slice(0, 10), shop)
}
