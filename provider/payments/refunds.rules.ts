import type { ShopPlace } from '#shop/time-zone.ts'
import { getShopDay, getShopNoon } from '../platform/calendar/shop-day.ts'
import { addWorkingDays, findWorkingDay } from '../platform/calendar/working-days.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Number of days after a payment during which unspent Tunes can be refunded. */
const withdrawalDays = 14

/** Number of working days after the last day during which a withdrawal is still accepted. */
const graceWorkingDays = 2

/** `requested` until the processor has decided; `failed` and `canceled` give the Tunes back. */
export type RefundState = 'requested' | 'refunded' | 'failed' | 'canceled'

/** A refund to be paid by the processor that received the payment. */
export interface RefundRequest {
  /**
   * The idempotency key: every attempt to pay a refund has the same id, so that it is paid only
   * once.
   */
  readonly id: string
  /** Id of the payment session to refund. */
  readonly session: string
  /** In cents. */
  readonly amount: number
  readonly currency: 'EUR'
  /** The processor's id of the payment. */
  readonly processorPaymentId?: string
  /** The processor's id of the refund, if an earlier attempt has returned one. */
  readonly processorId?: string
  /** Whether an earlier attempt may have made the refund without a response. */
  readonly isRepeated?: boolean
}

/** Why a refund failed of a payment that was refunded on the website of the processor. */
export const alreadyRefunded = 'charge_already_refunded'

/** Why a refund failed that is larger than what earlier refunds have left of the payment. */
export const moreThanLeft = 'amount_too_large'

/** Why refunds fail while the customer's bank decides whether it takes the money back itself. */
export const disputeReasons: readonly string[] = [
  'charge_disputed',
  'refund_disputed_payment',
  'charge_for_pending_refund_disputed',
]

/** Returns whether a refund failed because the payment is disputed. */
export function isDisputeReason(reason: string | null | undefined): boolean {
  return disputeReasons.includes(reason ?? '')
}

/** Why a refund stays pending that the processor's account lacks the money for. */
export const lacksMoney = 'insufficient_funds'

/** The processor's state of a refund. */
export interface RefundFacts {
  readonly processorId: string | null
  readonly state: RefundState
  /** Why it failed; `alreadyRefunded`, `moreThanLeft` or a code of the processor. */
  readonly reason?: string
  /** Why it is still requested; `lacksMoney` or a code of the processor. */
  readonly pendingReason?: string
}

/**
 * Sends a refund to the payment service. Resolves to `refunded` if it is paid, or `requested` if it
 * will be paid later. Rejects if there is no response; the request is then repeated later.
 */
export type RefundPayer = (refund: RefundRequest) => Promise<'refunded' | 'requested'>

/** Returns the state of a refund when the processor reports one; a refund that was paid can still fail. */
export function getNextRefundState(state: RefundState, reported: RefundState): RefundState {
  if (state === 'requested') return reported
  return state === 'refunded' && reported === 'failed' ? 'failed' : state
}

/** When the owner is told that a refund could not be requested, in days. */
const unrequestedAlertDays = [1 / 24, 3]
const lastAlert = unrequestedAlertDays.length + 1

/** A refund that stays pending. */
export interface PendingRefund {
  /** Whether the processor has it. */
  readonly isRequested: boolean
  readonly lacksMoney: boolean
  readonly since: Date
  /** The number of the last alert; 0 before the first one. */
  readonly alerts: number
}

/**
 * Returns the number of the alert to the owner that is due about a refund, or null: the first two
 * after an hour and after three days if it could not be requested. One that was requested takes banks
 * days, so that the last alert, of which there is one, follows after two weeks; after three days if
 * the account of the owner lacks the money.
 */
export function getDueRefundAlert(refund: PendingRefund, now: Date): number | null {
  const { isRequested, since, alerts } = refund
  const requestedDays = refund.lacksMoney ? 3 : withdrawalDays
  const alert = isRequested ? lastAlert : alerts + 1
  const days = isRequested ? requestedDays : unrequestedAlertDays[alerts]
  if (days === undefined || alert <= alerts) return null
  return now.getTime() - since.getTime() >= days * dayMs ? alert : null
}

/** Returns whether a refund has taken its money for good or will; otherwise, the customer has it back. */
export function isRefundEffective(state: RefundState): boolean {
  return state === 'requested' || state === 'refunded'
}

/**
 * Returns noon, in the time zone of the shop, of the last day of the withdrawal period of a payment. The
 * day of payment does not count, and a period that would end at a weekend or on a holiday ends on the
 * next working day (Article 3 of Regulation 1182/71).
 */
export function getLastWithdrawalDay(paidAt: Date, shop: ShopPlace): Date {
  return toShopNoon(findLastDay(paidAt, shop), shop)
}

/**
 * Returns whether the customer can still withdraw from a payment. Working days differ by member state,
 * and midnight by time zone; this allows two working days more than the last day that is shown, so
 * that national holidays such as Orthodox Good Friday and Easter Monday never end the period early.
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
