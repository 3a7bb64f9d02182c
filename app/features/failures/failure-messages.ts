import { m } from '#app/paraglide/messages.js'
import type { Failure } from '#app/provider/failure.ts'

/** One text for the visitor, translated where it is known; `field` names the form field it is about. */
export interface FailureMessage {
  readonly field: string | null
  readonly text: string
}

const reasonTexts: Readonly<Record<string, (() => string) | undefined>> = {
  already_owned: m.errors_reason_already_owned,
  pack_and_part: m.errors_reason_pack_and_part,
  already_in_cart: m.errors_reason_already_in_cart,
  coupon_invalid: m.errors_reason_coupon_invalid,
  coupon_used: m.errors_reason_coupon_used,
  coupon_expired: m.errors_reason_coupon_expired,
  insufficient_balance: m.errors_reason_insufficient_balance,
  cart_changed: m.errors_reason_cart_changed,
  quantity_unavailable: m.errors_reason_quantity_unavailable,
  email_taken: m.errors_reason_email_taken,
  username_taken: m.errors_reason_username_taken,
  credentials_invalid: m.errors_reason_credentials_invalid,
  reset_token_invalid: m.errors_reason_reset_token_invalid,
  wrong_password: m.errors_reason_wrong_password,
}

/**
 * What to tell the visitor about a failure: a known reason in their language, else each message of
 * the host; never empty, since whatever has no text of its own gets `otherwise`.
 */
export function failureMessages(
  failure: Failure,
  otherwise: string = m.errors_generic(),
): FailureMessage[] {
  if (failure.kind !== 'refused') return [{ field: null, text: otherwise }]
  if (failure.reason === 'too_many_attempts') return [waitingMessage(failure.retryAfterSeconds)]
  const known = failure.reason === null ? undefined : reasonTexts[failure.reason]
  if (known) return [{ field: failure.messages[0]?.field ?? null, text: known() }]
  const own = failure.messages.filter((message) => message.text !== '')
  return own.length > 0 ? [...own] : [{ field: null, text: otherwise }]
}

/** Whether the texts the shop has for refusals include this reason. */
export function hasReasonText(reason: string): boolean {
  return reason === 'too_many_attempts' || reasonTexts[reason] !== undefined
}

function waitingMessage(seconds: number | null): FailureMessage {
  const minutes = Math.max(1, Math.ceil((seconds ?? 60) / 60))
  return { field: null, text: m.errors_too_many_attempts({ minutes }) }
}
