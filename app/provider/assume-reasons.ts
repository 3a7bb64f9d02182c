import type { Refusal, RefusalMessage } from './failure.ts'
import type { KnownReason } from './known-reasons.ts'

/**
 * The reasons assumed for messages that a call does not recognize, in any language: by field
 * (`image` also matches `image.0`), or `''` for messages without a field.
 */
export type AssumedReasons = Readonly<Record<string, KnownReason>>

/** Adds the assumed reasons to a refusal with an unknown reason, unless it is a rate limit. */
export function assumeReasons(refusal: Refusal, assumed: AssumedReasons): Refusal {
  if (refusal.reason !== null || refusal.status === 429) return refusal
  const messages = refusal.messages.map((message) => assumeReason(message, assumed))
  const reason = messages.find((message) => message.reason !== null)?.reason ?? null
  return { ...refusal, messages, reason: messages.length > 0 ? reason : (assumed[''] ?? null) }
}

function assumeReason(message: RefusalMessage, assumed: AssumedReasons): RefusalMessage {
  const field = message.field?.split('.')[0] ?? ''
  return { ...message, reason: message.reason ?? assumed[field] ?? null }
}
