import { m } from '#app/paraglide/messages.js'
import type { Failure, KnownReason, Refusal, RefusalMessage } from '#app/provider/failure.ts'
import { getFieldText } from './field-reasons.ts'
import { reasonTexts } from './reason-texts.ts'

/**
 * A message for the visitor; `field` is the form field it refers to, or null for the whole form.
 */
export interface FailureMessage {
  readonly field: string | null
  readonly text: string
}

/**
 * Returns a failure's messages: translated if the reason is known, otherwise as sent by the
 * provider. Returns `fallback` if there are none.
 */
export function getFailureMessages(
  failure: Failure,
  fallback: string = m.errors_generic(),
): FailureMessage[] {
  if (failure.kind !== 'refused') return [{ field: null, text: fallback }]
  if (failure.reason === 'too_many_attempts') {
    return [{ field: null, text: formatWaitingTime(failure.retryAfterSeconds) }]
  }
  const messages = toMessages(failure)
  return messages.length > 0 ? messages : [{ field: null, text: fallback }]
}

/**
 * Returns a refusal's messages, or the translation of its reason if none of them has that reason.
 */
function toMessages({ reason, messages }: Refusal): FailureMessage[] {
  const hasReason = messages.some((message) => message.reason === reason)
  if (reason === null || hasReason) return messages.map((message) => translate(message))
  const field = messages.length === 1 ? (messages[0]?.field ?? null) : null
  return [{ field, text: getReasonText(reason) }]
}

function translate({ field, text, reason }: RefusalMessage): FailureMessage {
  return { field, text: reason === null ? getFieldText(text) : getReasonText(reason) }
}

function getReasonText(reason: KnownReason): string {
  return reason === 'too_many_attempts' ? formatWaitingTime(null) : reasonTexts[reason]()
}

function formatWaitingTime(seconds: number | null): string {
  return m.errors_too_many_attempts({ minutes: Math.max(1, Math.ceil((seconds ?? 60) / 60)) })
}
