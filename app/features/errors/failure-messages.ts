import { m } from '#app/paraglide/messages.js'
import type { Failure, KnownReason, Refusal, RefusalMessage } from '#app/provider/failure.ts'
import { fieldText } from './field-reasons.ts'
import { reasonTexts } from './reason-texts.ts'

/** One text for the visitor, translated where it is known; `field` names the form field it is about. */
export interface FailureMessage {
  readonly field: string | null
  readonly text: string
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
  if (failure.reason === 'too_many_attempts') {
    return [{ field: null, text: waitingText(failure.retryAfterSeconds) }]
  }
  const messages = statedMessages(failure)
  return messages.length > 0 ? messages : [{ field: null, text: otherwise }]
}

/** A text of which nothing is known stands under the reason of the whole refusal, if it has one. */
function statedMessages({ reason, messages }: Refusal): FailureMessage[] {
  const stated = messages.some((message) => message.reason === reason)
  if (reason === null || stated) return messages.map((message) => translated(message))
  const field = messages.length === 1 ? (messages[0]?.field ?? null) : null
  return [{ field, text: reasonText(reason) }]
}

function translated({ field, text, reason }: RefusalMessage): FailureMessage {
  return { field, text: reason === null ? fieldText(text) : reasonText(reason) }
}

function reasonText(reason: KnownReason): string {
  return reason === 'too_many_attempts' ? waitingText(null) : reasonTexts[reason]()
}

function waitingText(seconds: number | null): string {
  return m.errors_too_many_attempts({ minutes: Math.max(1, Math.ceil((seconds ?? 60) / 60)) })
}
